import type { ByHandLine, DayClose } from '@ofenpost/core/accounting/accounting';
import { BOOKING_LABELS } from '@ofenpost/core/accounting/booking';
import { canonicalJson } from '@ofenpost/core/accounting/seal';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { sumFigures } from './figures.repository.ts';

// What a close says, reckoned once more from its count, its figures and the journal. None of the code that closes is used
// here, so that an error in it shows too.

type Close = Pick<DayClose, 'number' | 'day' | 'figures' | 'cash' | 'terminal' | 'byHand'> & {
  readonly hasSeals: boolean;
  readonly isAudited: boolean;
  /** It is in force, not taken back. */
  readonly isValid: boolean;
  readonly count: Pick<DayClose['cash'], 'opening' | 'counted'> | null;
};

/** Every close but the reversals, which repeat what they take back. */
const CLOSES = sql`
  select c.number, c.day::text as day, c.figures, c.cash, c.terminal, c.by_hand as "byHand", c.seals is not null as "hasSeals",
    exists (
      select from audit_log a where a.action = 'day.closed' and a.subject = c.day::text and a.at = c.at
        and a.actor_id::text is not distinct from c.by ->> 'actorId' and a.after @> jsonb_build_object('number', c.number,
          'expected', c.cash -> 'expected', 'counted', c.cash -> 'countedCash', 'difference', c.cash -> 'difference')
    ) as "isAudited",
    c.number in (select number from closed_days) as "isValid",
    (select json_build_object('opening', opening, 'counted', counted) from cash_counts where day = c.day) as count
  from day_closes c where c.reverses is null order by c.number`;

/** The worth of the pieces of a count, from the largest on. Source: Swiss National Bank, current series. */
const PIECES = [100_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5];

type Entry = {
  readonly number: number;
  readonly kind: ByHandLine['kind'];
  readonly orderNumber: number | null;
  readonly note: string;
  readonly total: number;
  readonly given: number;
  readonly rounding: number;
  readonly gross: number;
  /** Without signs. */
  readonly moved: number;
  readonly beside: number;
};

const ENTRIES_ON = (day: string) => sql`
  select b.number, b.kind, b.order_number as "orderNumber", b.note, b.order_total as total, b.given, b.rounding,
    coalesce(sum(s.gross), 0)::int as gross, coalesce(sum(abs(s.gross)), 0)::int as moved,
    coalesce(sum(abs(s.gross)) filter (where s.method is distinct from 'cash'), 0)::int as beside
  from bookings b left join booking_shares s on s.booking_number = b.number
  where b.day = ${day} group by b.number order by b.number`;

const ALL_OF_IT: readonly string[] = [
  'cashIn',
  'cashOut',
  'openingDifference',
  'cashDifference',
  'terminalDifference',
  'refund',
  'writeOff',
  'giftCardAdjusted',
];
const WORTH: readonly string[] = [
  'stoppedPreparing',
  'stoppedReady',
  'loweredPreparing',
  'loweredReady',
  'alcoholWithheld',
  'redelivered',
];

/**
 * How much a booking surely counts as moved by hand. A corrected payment, and what a later rule adds, may stand on a close
 * beyond that, as long as it is booked.
 */
function movedBy({ kind, total, given, rounding, gross, moved, beside }: Entry): number {
  if (ALL_OF_IT.includes(kind)) return moved + Math.abs(given);
  if (WORTH.includes(kind)) return Math.max(0, total);
  if (kind === 'giftCardIssued') return beside;
  return kind === 'paymentCorrected' ? Math.max(0, rounding - gross) : 0;
}

/** Whether a line is about a booking: what it moved to or fro, or what it was worth where that is nothing. */
function isLineOf({ kind, number, amount, note }: ByHandLine, entry: Entry): boolean {
  if (kind !== entry.kind || number !== entry.orderNumber || note !== entry.note) return false;
  const gross = entry.gross + entry.given;
  if (kind === 'paymentCorrected') return Math.abs(amount) <= entry.moved;
  if (gross !== 0) return amount === gross;
  const surely = movedBy(entry);
  return surely === 0 ? Math.abs(amount) <= entry.moved + Math.abs(entry.total) : amount === surely;
}

/** What stands under "moved by hand" beside the journal of the day. */
function wrongByHand(lines: readonly ByHandLine[], entries: readonly Entry[]): string[] {
  const left = [...lines];
  const found: string[] = [];
  const sure = entries.filter((entry) => movedBy(entry) > 0);
  for (const entry of [...sure, ...entries.filter((each) => !sure.includes(each))]) {
    const place = left.findIndex((line) => isLineOf(line, entry));
    if (place !== -1) left.splice(place, 1);
    else if (sure.includes(entry))
      found.push(`die Buchung ${entry.number} steht nicht unter dem, was von Hand bewegt wurde`);
  }
  const foreign = left.map(
    ({ kind, amount }) =>
      `«${BOOKING_LABELS[kind]}» über ${formatMoney(amount)} steht unter dem, was von Hand bewegt wurde, ist aber nicht gebucht`,
  );
  return [...found, ...foreign];
}

/** The fields that came to closes with a later version: once a close has one, each later one has it. */
type Known = { readonly hasSeals: boolean; readonly hasByHand: boolean; readonly figures: ReadonlySet<string> };

const differs = (what: string, is: number, should: number): string[] =>
  is === should ? [] : [`${what} ${formatMoney(is)} statt ${formatMoney(should)}`];

function wrongCash({ cash, figures }: Close): string[] {
  const { opening, counted, countedCash, expected, difference } = cash;
  const { paid, giftCardsPaid, cashIn, cashOut, cashDifference } = figures;
  const pieces = counted.by === 'sum' ? [] : counted.pieces;
  const sum = counted.by === 'sum' ? counted.sum : pieces.reduce((all, of, at) => all + of * (PIECES[at] ?? 0), 0);
  const should = opening + paid.cash + giftCardsPaid.cash + cashIn - cashOut;
  return [
    ...differs('gezählt sind', countedCash, sum),
    ...differs('erwartet sind', expected, should),
    ...differs('die Differenz ist', difference, sum - should),
    // An older close has no such booking.
    ...(cashDifference === undefined ? [] : differs('die gebuchte Kassendifferenz ist', cashDifference, sum - should)),
  ];
}

const METHODS = { card: 'Karte', twint: 'TWINT' } as const;

function wrongTerminal({ terminal = null, figures }: Close): string[] {
  const { paid, giftCardsPaid, tips, terminalDifference } = figures;
  if (terminalDifference === undefined) return [];
  const names = ['card', 'twint'] as const;
  const booked = (name: 'card' | 'twint') => paid[name] + giftCardsPaid[name] + (tips?.[name] ?? 0);
  if (terminal === null)
    return names.some((name) => booked(name) !== 0 || terminalDifference[name] !== 0)
      ? ['niemand hat das Terminal abgelesen']
      : [];
  return names.flatMap((name) =>
    differs(
      `die gebuchte Differenz am Terminal (${METHODS[name]}) ist`,
      terminalDifference[name],
      terminal[name] - booked(name),
    ),
  );
}

/**
 * The opening beside what the close before left and the difference that was booked. What the first till of a shop began
 * with was no difference in older versions, nor was any opening before closes had such a figure.
 */
function wrongOpening({ cash: { opening }, figures: { openingDifference } }: Close, left: number | null): string[] {
  if (openingDifference === undefined || (left === null && openingDifference === 0)) return [];
  return differs('der Anfangsbestand ist', opening, (left ?? 0) + openingDifference);
}

/** What is missing in a close and was in an earlier one; `summed` are the figures of its journal. */
function missingIn(close: Close, known: Known, summed: Readonly<Record<string, unknown>>): string[] {
  const figures = Object.keys(summed).filter((name) => known.figures.has(name) && !(name in close.figures));
  return [
    ...figures.map((name) => `«${name}» fehlt`),
    ...(known.hasSeals && !close.hasSeals ? ['ohne Siegel'] : []),
    ...(known.hasByHand && close.byHand === null ? ['was von Hand bewegt wurde, fehlt'] : []),
  ];
}

const isCounted = ({ count, cash: { opening, counted } }: Close): boolean =>
  count !== null && canonicalJson(count) === canonicalJson({ opening, counted });

/** What a close says beside its count, its figures, the journal and the audit log, in German, one a line. */
export async function compareCloses(tx: Transaction, limit: number): Promise<readonly string[]> {
  const { rows } = await tx.execute<Close>(CLOSES);
  const known = { hasSeals: false, hasByHand: false, figures: new Set<string>() };
  const found: string[] = [];
  let left: number | null = null;
  for (const close of rows) {
    const { number, day, isValid, isAudited, cash, byHand = null, figures } = close;
    const wrong = [...wrongCash(close), ...wrongTerminal(close), ...(isAudited ? [] : ['steht nicht im Protokoll'])];
    if (isValid) {
      const summed = await sumFigures(tx, { from: day, to: day }, 0);
      wrong.push(...wrongOpening(close, left), ...missingIn(close, known, summed));
      if (!isCounted(close)) wrong.push('die Zählung ist eine andere');
      if (byHand !== null) wrong.push(...wrongByHand(byHand, (await tx.execute<Entry>(ENTRIES_ON(day))).rows));
      left = cash.countedCash;
    }
    known.hasSeals ||= close.hasSeals;
    known.hasByHand ||= byHand !== null;
    for (const name of Object.keys(figures)) known.figures.add(name);
    found.push(...wrong.map((what) => `Tagesabschluss ${number} vom ${day}: ${what}.`));
  }
  return found.slice(0, limit);
}
