import { HorizontalBarChartWithAxis, VerticalBarChart } from '@fluentui/react-charts';
import type { Revenue } from '@ofenpost/core/accounting/revenue';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { Amount } from '../money/amount.tsx';
import { FluentHost } from '../ui/fluent-host.tsx';
import { type Bar, type BarSet, barSetsOf, shownBars } from './bars.ts';
import { Sheet } from './figure-cards.tsx';
import controls from '../ui/controls.module.css';
import tables from '../ui/stacked-table.module.css';
import books from './books.module.css';
import styles from './figures.module.css';

const COLOR = 'var(--colorBrandBackground)';
const FRANC = 100;
const HEIGHT = 280;
const AXIS_HEIGHT = 70;
const BAR_HEIGHT = 16;
/** In characters; longer names are cut here and complete in the table. */
const NAME_LENGTH = 20;
const CHARACTER_WIDTH = 7.2;

const heightOf = (set: BarSet): number => (set.isList ? AXIS_HEIGHT + shownBars(set).length * BAR_HEIGHT * 2 : HEIGHT);

/** The room for the longest name beside the bars, in px. */
const nameWidth = (bars: readonly Bar[]): number =>
  20 + CHARACTER_WIDTH * Math.min(NAME_LENGTH + 3, Math.max(...bars.map(({ short }) => short.length)));

/** Amounts stand whole in the table: the library would write `0.78k` at the bars. */
const shared = { hideLegend: true, hideLabels: true, hideTickOverlap: true, height: HEIGHT, colors: [COLOR] };
const francs = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 2 });

/** Room for the longest amount of an axis, in pixels. Its last tick may be of a digit more than any bar. */
const amountWidth = (bars: readonly Bar[]): number =>
  20 + CHARACTER_WIDTH * (1 + Math.max(4, ...bars.map(({ gross }) => francs.format(Math.ceil(gross / FRANC)).length)));

/** The bars as a drawing. Whoever cannot see it reads the table below. */
function Plot({ set }: { readonly set: BarSet }) {
  const bars = shownBars(set);
  if (set.isList)
    return (
      <HorizontalBarChartWithAxis
        {...shared}
        chartTitle={set.title}
        useSingleColor
        culture="de-CH"
        height={heightOf(set)}
        margins={{ left: nameWidth(bars), right: amountWidth(bars) / 2 }}
        noOfCharsToTruncate={NAME_LENGTH}
        barHeight={BAR_HEIGHT}
        data={bars.toReversed().map(({ label, gross }) => ({
          x: gross / FRANC,
          y: label,
          legend: label,
          color: COLOR,
          xAxisCalloutData: label,
          yAxisCalloutData: formatMoney(gross),
        }))}
      />
    );
  return (
    <VerticalBarChart
      {...shared}
      chartTitle={set.title}
      useSingleColor
      barWidth="auto"
      maxBarWidth={48}
      margins={{ left: amountWidth(bars) }}
      roundedTicks
      yAxisTickFormat={(amount: number) => francs.format(amount)}
      data={bars.map(({ short, label, gross }) => ({
        x: short,
        y: gross / FRANC,
        legend: label,
        color: COLOR,
        xAxisCalloutData: label,
        yAxisCalloutData: formatMoney(gross),
      }))}
    />
  );
}

const Table = ({ set }: { readonly set: BarSet }) => (
  <details>
    <summary>
      Als Tabelle<span className={controls.visuallyHidden}>: {set.title}</span>
    </summary>
    <table className={`${styles.figures} ${tables.stacked}`}>
      <thead>
        <tr>
          <th scope="col">{set.by}</th>
          <th scope="col">{set.counted}</th>
          <th scope="col">Umsatz</th>
        </tr>
      </thead>
      <tbody>
        {set.bars.map(({ label, count, gross }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-label={set.counted}>{count}</td>
            <td data-label="Umsatz">
              <Amount rappen={gross} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** Shows by several charts where the turnover of a range comes from, each with its table. */
export function RevenueCharts({ revenue }: { readonly revenue: Revenue }) {
  const sets = barSetsOf(revenue);
  if (sets.length === 0) return <p className={books.empty}>In dieser Zeit gab es noch keinen Umsatz.</p>;
  return (
    <div className={`${styles.sheets} ${styles.charts}`}>
      {sets.map((set) => (
        <Sheet key={set.title} title={set.title} face="chart">
          {/* The provider is only here, because its background would show between the sections. */}
          <FluentHost>
            {/* The chart is a picture: its tab stops would repeat what the tables say. */}
            <div inert className={styles.plot} style={{ height: heightOf(set) }}>
              <Plot set={set} />
            </div>
          </FluentHost>
          <Table set={set} />
        </Sheet>
      ))}
    </div>
  );
}
