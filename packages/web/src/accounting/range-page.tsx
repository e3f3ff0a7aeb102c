import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { RANGE_PRESETS, dateRange, rangePresets } from '@ofenpost/core/accounting/date-range';
import type { Revenue } from '@ofenpost/core/accounting/revenue';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { Link, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { rangeLink, BooksHead, BooksTabs } from './books-head.tsx';
import { FigureCards } from './figure-cards.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './books.module.css';

const charts = onDemand<{ revenue: Revenue }>(() =>
  import('./revenue-charts.tsx').then((module) => module.RevenueCharts),
);

/** Shows any range of days: figures, VAT, charts, and all bookings as a file for the fiduciary. */
export function RangePage({ revenue }: { readonly revenue: Revenue }) {
  const { data } = useApp();
  const { range, figures } = revenue;
  const today = businessDayOf(data.now);
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
          {rangePresets.map((preset) => {
            const { label, of } = RANGE_PRESETS[preset];
            const { from, to } = of(today);
            const isShown = from === range.from && to === range.to;
            return (
              <Link
                key={preset}
                {...rangeLink({ from, to })}
                activeOptions={{ exact: true }}
                aria-current={isShown ? 'true' : undefined}
              >
                {label}
              </Link>
            );
          })}
        </nav>
      </div>
      <RangeChoice key={`${range.from}${range.to}`} revenue={revenue} />
      {figures.bookings === 0 ? (
        <p className={styles.empty}>In diesem Zeitraum ist nichts gebucht.</p>
      ) : (
        <>
          <FigureCards figures={figures} />
          <charts.Component revenue={revenue} />
        </>
      )}
    </div>
  );
}

/** Lets people enter the first and the last day of a range. */
function RangeChoice({ revenue: { range } }: { readonly revenue: Revenue }) {
  const router = useRouter();
  const [fromId, toId] = [useId(), useId()];
  const go = (change: Partial<Revenue['range']>) => {
    const chosen = dateRange.safeParse({ ...range, ...change }).data;
    if (chosen !== undefined) void router.navigate(rangeLink(chosen));
  };
  return (
    <div className={styles.switch}>
      <h2>
        {formatLocalDate(range.from)} – {formatLocalDate(range.to)}
      </h2>
      <div className={styles.pick}>
        <label htmlFor={fromId}>Von</label>
        <DateInput
          id={fromId}
          className={styles.day}
          required
          value={range.from}
          max={range.to}
          onValue={(from) => go({ from })}
        />
      </div>
      <div className={styles.pick}>
        <label htmlFor={toId}>Bis</label>
        <DateInput
          id={toId}
          className={styles.day}
          required
          value={range.to}
          min={range.from}
          onValue={(to) => go({ to })}
        />
      </div>
    </div>
  );
}
