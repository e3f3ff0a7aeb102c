import * as z from 'zod/mini';
import { isUnseenCancellation } from '../order/guest-cancel.ts';
import { alarm } from '../order/order-alarm.ts';
import { isFinished } from '../order/order-lifecycle.machine.ts';
import type { Order } from '../order/order.ts';
import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import { type Instant, instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { dayFigures, dayTotal, openCount, splitLater } from './board.ts';
import { minutesLeft } from './forecast.ts';

const shiftPerson = z.object({
  name: z.string(),
  /** The number of changes that this person made on this day of the books. */
  changes: z.int(),
  since: instant,
  lastAt: instant,
});

/** `cancelled`: a guest cancelled, and nobody has seen it. `waiting`: nobody accepts. `late`: its promise is broken. */
const shiftAlarm = z.object({
  kind: z.enum(['cancelled', 'waiting', 'late']),
  number: z.int(),
  /** Since it was placed, or since its promise, in whole minutes. */
  minutes: z.int(),
});

/** The day of the books so far: who works, what is urgent, and its figures. Amounts are in Rappen. */
export const shift = z.object({
  at: instant,
  /** Who changed something on this day, the last first. */
  people: z.array(shiftPerson),
  /** What is urgent first. */
  alarms: z.array(shiftAlarm),
  figures: z.object({
    count: z.int(),
    totalPrice: z.int(),
    open: z.int(),
    minutes: z.nullable(z.int()),
    punctual: z.nullable(z.number()),
  }),
});
export type Shift = z.infer<typeof shift>;
export type ShiftPerson = z.infer<typeof shiftPerson>;
export type ShiftAlarm = z.infer<typeof shiftAlarm>;

const URGENCY: readonly ShiftAlarm['kind'][] = ['cancelled', 'waiting', 'late'];

type ShiftSource = {
  /** The orders on the board. */
  readonly orders: readonly Order[];
  readonly people: readonly ShiftPerson[];
  readonly limits: OrderAlarmLimits;
};

function alarmOf(order: Order, levels: ReturnType<typeof alarm>['levels'], now: Instant): ShiftAlarm | null {
  const { id, number, promisedAt, orderTimeProgresses } = order;
  const waited = Math.floor(minutesBetween(orderTimeProgresses.created, now));
  if (isUnseenCancellation(order)) return { kind: 'cancelled', number, minutes: waited };
  if (levels[id] !== undefined) return { kind: 'waiting', number, minutes: waited };
  if (promisedAt === null || isFinished(order.status)) return null;
  const left = minutesLeft(promisedAt, now);
  return left < 0 ? { kind: 'late', number, minutes: -left } : null;
}

/** The shift at this instant. RangeError for an invalid instant. */
export function shiftOf({ orders: onBoard, people, limits }: ShiftSource, now: Instant): Shift {
  const [, orders] = splitLater(onBoard, now);
  const { levels } = alarm(orders, limits, now);
  const alarms = orders.map((order) => alarmOf(order, levels, now)).filter((each) => each !== null);
  return {
    at: now,
    people: people.toSorted((a, b) => minutesBetween(a.lastAt, b.lastAt)),
    alarms: alarms.toSorted(
      (a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind) || b.minutes - a.minutes || a.number - b.number,
    ),
    figures: {
      ...dayTotal(orders),
      ...dayFigures(orders),
      open: openCount(orders),
    },
  };
}
