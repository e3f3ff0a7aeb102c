import { OTHERS, type Revenue, periodsOf, withOthers } from '@ofenpost/core/accounting/revenue';
import { formatLocalDate } from '@ofenpost/core/time/zurich';

/** A bar of a chart with its labels. `gross` is in Rappen. */
export type Bar = { readonly label: string; readonly short: string; readonly gross: number; readonly count: number };

export type BarSet = {
  readonly title: string;
  /** What each bar stands for, as a column title: `Tag`. */
  readonly by: string;
  /** What is counted beside the turnover, as a column title: `Bestellungen`. */
  readonly counted: string;
  readonly bars: readonly Bar[];
  /** Whether the bars are horizontal, which leaves room for long names beside them. */
  readonly isList: boolean;
};

const MONTHS = ['Jan', 'Feb', 'März', 'Apr', 'Mai', 'Juni', 'Juli', 'Aug', 'Sept', 'Okt', 'Nov', 'Dez'];
const ORDERS = 'Bestellungen';
/** The number of bars in a list that can still be read at a glance. */
const LIST_BARS = 8;

const monthName = (day: string): string => `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

function overTime(revenue: Pick<Revenue, 'range' | 'byDay'>): BarSet {
  const periods = periodsOf(revenue);
  const isMonths = periods[0]?.by === 'month';
  const bars = periods.map(({ from, gross, orders }) => ({
    label: isMonths ? monthName(from) : formatLocalDate(from),
    short: isMonths ? monthName(from) : formatLocalDate(from).slice(0, 5),
    gross,
    count: orders,
  }));
  return {
    title: isMonths ? 'Umsatz nach Monat' : 'Umsatz nach Tag',
    by: isMonths ? 'Monat' : 'Tag',
    counted: ORDERS,
    bars,
    isList: false,
  };
}

/** The chart would draw bars with the same name on each other, so repeated names get a number. */
function withOwnNames(bars: readonly Bar[]): Bar[] {
  const places = new Map<string, number>();
  return bars.map((bar) => {
    const place = (places.get(bar.label) ?? 0) + 1;
    places.set(bar.label, place);
    const label = place === 1 ? bar.label : `${bar.label} (${place})`;
    return { ...bar, label, short: label };
  });
}

type Sources = Omit<Revenue, 'figures'>;

const allBarSetsOf = (revenue: Sources): BarSet[] => [
  overTime(revenue),
  {
    title: 'Umsatz nach Stunde',
    by: 'Stunde der Übergabe',
    counted: ORDERS,
    bars: revenue.byHour.map(({ hour, gross, orders }) => ({
      label: `${hour} bis ${hour + 1} Uhr`,
      short: `${hour} h`,
      gross,
      count: orders,
    })),
    isList: false,
  },
  {
    title: 'Produkte',
    by: 'Produkt',
    counted: 'Stück',
    bars: withOwnNames(
      revenue.byProduct.map(({ name, gross, pieces }) => ({ label: name, short: name, gross, count: pieces })),
    ),
    isList: true,
  },
  {
    title: 'Gebiete',
    by: 'Ort',
    counted: ORDERS,
    bars: revenue.byArea.map(({ area, gross, orders }) => {
      const name = area === '' ? 'Abholung' : area;
      return { label: name, short: name, gross, count: orders };
    }),
    isList: true,
  },
];

/** Returns the charts of a range as data, without empty ones; none where there was no turnover. */
export const barSetsOf = (revenue: Sources): BarSet[] =>
  revenue.byDay.length === 0 ? [] : allBarSetsOf(revenue).filter(({ bars }) => bars.length > 0);

/** Returns the bars that a list shows, the last one for all others; the table shows every bar. */
export const shownBars = ({ bars, isList }: BarSet): readonly Bar[] =>
  isList && bars.length > LIST_BARS
    ? withOthers(bars, LIST_BARS - 1, (others) => ({
        label: OTHERS,
        short: OTHERS,
        gross: others.reduce((sum, { gross }) => sum + gross, 0),
        count: others.reduce((sum, { count }) => sum + count, 0),
      }))
    : bars;
