import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import type { Revenue } from '@ofenpost/core/accounting/revenue';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { useAppData } from '../app/app-actors.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { rangeLink, BooksHead, BooksTabs } from './books-head.tsx';
import { FigureCards } from './figure-cards.tsx';
import { ProblemsSection } from './problems-section.tsx';
import { RangeChoice, RangePresets } from './range-choice.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './books.module.css';

const charts = onDemand<{ revenue: Revenue }>(() =>
  import('./revenue-charts.tsx').then((module) => module.RevenueCharts),
);

/** Shows any range of days: figures, VAT, what went wrong, charts, and all bookings as a file for the fiduciary. */
export function RangePage({ revenue }: { readonly revenue: Revenue }) {
  const { now } = useAppData();
  const { range, figures, problems } = revenue;
  const today = businessDayOf(now);
  const file = `${BOOKING_LIST.file.path}?${new URLSearchParams({ ...range, sort: 'number' }).toString()}`;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <BooksHead>
        <a className={`${controls.secondary} ${controls.small}`} href={file} download>
          Für den Treuhänder (CSV)
        </a>
      </BooksHead>
      <div className={styles.row}>
        <BooksTabs shown="range" today={today} />
        <nav className={styles.presets} aria-label="Zeitraum">
          <RangePresets range={range} linkOf={rangeLink} />
        </nav>
      </div>
      <RangeChoice key={`${range.from}${range.to}`} range={range} linkOf={rangeLink} />
      {figures.bookings === 0 ? (
        <p className={styles.empty}>In diesem Zeitraum ist nichts gebucht.</p>
      ) : (
        <FigureCards figures={figures} />
      )}
      {problems !== undefined && <ProblemsSection problems={problems} />}
      {figures.bookings > 0 && <charts.Component revenue={revenue} />}
    </div>
  );
}
