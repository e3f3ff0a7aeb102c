import type { KitchenMark } from '@ofenpost/core/order/kitchen-mark';
import type { Payment } from '@ofenpost/core/payment/payment';
import type { Ports } from '@ofenpost/core/ports';
import type { TestDatabase } from '../testing/test-database.fixtures.ts';
import { END_OF, type KeyedTap, type NightLedger } from './night-ledger.ts';

type Stored = {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly total: number;
  readonly payment: Payment;
  readonly marks: readonly KitchenMark[];
  readonly taps: readonly string[];
};
type StoredEvent = { readonly id: string; readonly what: string };

const ORDERS = `select id, number, status, total_price - gift_card_discount as total, payment, kitchen_marks as marks,
  coalesce(tour -> 'taps', '[]') as taps from orders`;
/** What happened to each order, in the words of the taps; a step by the kitchen or a courier is theirs. */
const EVENTS = `select order_id as id, case when change is null then status else change end as what from order_events`;

/** What never may be, in the words of the database. */
const NEVER: Readonly<Record<string, string>> = {
  'placed twice under one key': `select idempotency_key from orders group by idempotency_key having count(*) > 1`,
  'e-mails that wait': `select id from mails where sent_at is null and given_up_at is null and superseded_at is null`,
  'cash that does not fit what was collected': `select id from courier_hand_ins where difference <> 0`,
};

const tally = (words: readonly string[]): string => {
  const counts = Map.groupBy(words, (word) => word);
  return [...counts]
    .map(([word, each]) => `${each.length} ${word}`)
    .toSorted()
    .join(', ');
};

const keysOf = (taps: readonly KeyedTap[], id: string): string[] =>
  taps
    .filter((tap) => tap.id === id)
    .map(({ key }) => key)
    .toSorted();

/** The number of each event that the taps on an order make. The kitchen's are counted together. */
function expectedEvents(ledger: NightLedger, id: string): string[] {
  const steps = new Set(ledger.desk.filter((tap) => tap.id === id).map(({ what }) => what));
  const kitchen = ledger.kitchen.filter((tap) => tap.id === id).length;
  const refused = ledger.refusedInKitchen.filter((each) => each === id).length;
  const courierEvents: Record<string, string> = { handOver: 'delivered', oldEnough: 'ageChecked' };
  return [
    'placed',
    ...[...steps].map((what) => (what === 'seen' ? 'cancellationSeen' : what)),
    ...Array.from({ length: kitchen - refused }, () => 'kitchen'),
    ...(ledger.assigned.has(id) ? ['assigned'] : []),
    ...(ledger.cancelledByGuest.has(id) ? ['cancelled'] : []),
    ...ledger.courier.filter((tap) => tap.id === id).map(({ what }) => courierEvents[what] ?? what),
  ];
}

/** Taps that were made again though nobody was told that the first had failed: it was lost on its device. */
function lostAtDesk({ desk, refusedAtDesk, failedAtDesk, fates }: NightLedger): string[] {
  const told = [...refusedAtDesk, ...failedAtDesk];
  return [...Map.groupBy(desk, (tap) => `${tap.desk} ${tap.id} ${tap.what}`).values()].flatMap((taps) => {
    const [first] = taps;
    if (first === undefined) return [];
    const failures = told.filter((each) => each.id === first.id && each.desk === first.desk).length;
    const number = fates.get(first.id)?.number;
    return taps.length <= 1 + failures
      ? []
      : [
          `${first.desk} tapped ${first.what} ${taps.length} times on order ${number}, and heard of ${failures} failures`,
        ];
  });
}

const KITCHEN_EVENTS = new Set(['kitchenReported', 'preparing', 'ready']);

function faultsOfOrder(
  { id, number, status, payment, marks, taps }: Stored,
  events: readonly StoredEvent[],
  ledger: NightLedger,
): string[] {
  const wish = ledger.fates.get(id);
  if (wish === undefined) return [`order ${number} is nobody's`];
  const end = END_OF[wish.fate];
  const happened = events.filter((event) => event.id === id);
  const found = tally(happened.map(({ what }) => (KITCHEN_EVENTS.has(what) ? 'kitchen' : what)));
  const wanted = tally(expectedEvents(ledger, id));
  const marked = marks.map(({ key }) => key).toSorted();
  const reported = keysOf(ledger.kitchen, id);
  const isRefused = ledger.refusedInKitchen.includes(id);
  const isKitchenRight = isRefused ? marked.every((key) => reported.includes(key)) : marked.join() === reported.join();
  const isPaid = payment.state === 'collected';
  // What cannot wait is tapped again by whoever was told that it failed, and the kitchen may be quicker to begin.
  const wrongly = ledger.refusedAtDesk.filter(
    (refused) =>
      refused.id === id &&
      wish.fate !== 'cancelledByDesk' &&
      !['rejected', 'cancelled'].includes(refused.what) &&
      !ledger.desk.some((tap) => tap.id === id && tap.desk !== refused.desk),
  );
  return [
    ...(status === end ? [] : [`order ${number} is ${status} and should be ${end}`]),
    ...(found === wanted ? [] : [`order ${number} has the events ${found}, and the taps were ${wanted}`]),
    ...(isKitchenRight ? [] : [`order ${number} has other reports of the kitchen than were tapped`]),
    ...([...taps].toSorted().join() === keysOf(ledger.courier, id).join()
      ? []
      : [`order ${number} has other taps of its courier than were tapped`]),
    ...wrongly.map(({ desk, what }) => `${desk} was told that order ${number} is ${what}, and nobody was quicker`),
    ...(isPaid === (end === 'delivered') ? [] : [`order ${number} is ${status} and its payment ${payment.state}`]),
  ];
}

/** What the API says of the day and of each order. */
async function faultsOfApi(
  { accounting, orderDesk }: Ports,
  stored: readonly Stored[],
  events: readonly StoredEvent[],
): Promise<string[]> {
  const delivered = stored.filter(({ status }) => status === 'delivered');
  const turnover = delivered.reduce((sum, { total }) => sum + total, 0);
  const { figures } = await accounting.loadDay(null);
  const sum = (method: string) =>
    delivered.reduce(
      (total, { payment }) => total + (payment.state === 'collected' && payment.method === method ? payment.amount : 0),
      0,
    );
  const faults = (['cash', 'card', 'twint'] as const)
    .filter((method) => figures.paid[method] !== sum(method))
    .map((method) => `the books have ${figures.paid[method]} in ${method}, and ${sum(method)} was collected`);
  if (figures.gross !== turnover) faults.push(`the books have ${figures.gross}, and ${turnover} was delivered`);
  if (figures.orders !== delivered.length)
    faults.push(`the books have ${figures.orders} orders, and ${delivered.length} were delivered`);
  const shift = await orderDesk.loadShift();
  if (shift.figures.totalPrice !== turnover || shift.figures.open !== 0)
    faults.push(`the shift says ${JSON.stringify(shift.figures)}, and ${turnover} was delivered`);
  for (const { id, number } of stored) {
    const timeline = await orderDesk.loadTimeline(id);
    // A report that begins and ends the preparation is one event, of which the timeline tells both steps.
    const told = timeline.ok ? timeline.value.filter(({ who }) => who.kind !== 'unknown').length : 0;
    const happened = events.filter((event) => event.id === id).length;
    if (told !== happened) faults.push(`the timeline of order ${number} tells ${told} of ${happened} events`);
  }
  return faults;
}

/** Everything that is wrong after a night in which everybody has gone home. */
export async function countNight(
  { query }: Pick<TestDatabase, 'query'>,
  manager: Ports,
  ledger: NightLedger,
): Promise<readonly string[]> {
  const stored = (await query(ORDERS)) as unknown as readonly Stored[];
  const events = (await query(EVENTS)) as unknown as readonly StoredEvent[];
  const ids = new Set(stored.map(({ id }) => id));
  const lost = [...ledger.fates].filter(([id]) => !ids.has(id)).map(([, { number }]) => `order ${number} is lost`);
  const never: string[] = [];
  for (const [what, question] of Object.entries(NEVER)) {
    const rows = await query(question);
    if (rows.length > 0) never.push(`${what}: ${rows.length}`);
  }
  return [
    ...ledger.faults,
    ...lost,
    ...lostAtDesk(ledger),
    ...never,
    ...stored.flatMap((order) => faultsOfOrder(order, events, ledger)),
    ...(await faultsOfApi(manager, stored, events)),
  ];
}
