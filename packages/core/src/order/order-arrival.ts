import type { Instant } from '../time/instant.ts';
import { timeBeforeMove } from './move-promise.ts';
import { isStopped } from './order-lifecycle.machine.ts';
import type { Order } from './order.ts';

/** When an order arrives, in words for the guest. */
export type OrderArrival = {
  /** What stands above the time: `Bei dir um`. */
  readonly label: string;
  readonly at: Instant;
  /** The time that the guest was promised first, or had read before, where the kitchen promised another one. */
  readonly before: Instant | null;
};

const LABELS = {
  delivered: {
    estimated: 'Voraussichtlich bei dir um',
    requested: 'Gewünscht um',
    promised: 'Bei dir um',
    arrived: 'Angekommen um',
  },
  collected: {
    estimated: 'Voraussichtlich bereit um',
    requested: 'Gewünscht um',
    promised: 'Bereit um',
    arrived: 'Abgeholt um',
  },
} as const;

/** Returns the time at which an order arrives or arrived; null for one that never will. */
export function arrivalOf({
  status,
  fulfilment,
  promisedAt,
  promiseMove,
  deliveryTime: { kind, requestedAt },
  orderTimeProgresses: { delivered },
}: Order): OrderArrival | null {
  if (isStopped(status) || status === 'awaitingPayment') return null;
  const labels = LABELS[fulfilment];
  if (delivered !== undefined) return { label: labels.arrived, at: delivered, before: null };
  if (promisedAt === null)
    return { label: kind === 'slot' ? labels.requested : labels.estimated, at: requestedAt, before: null };
  const before = promiseMove === null ? requestedAt : timeBeforeMove(promiseMove);
  const isMoved = wholeMinutes(before, promisedAt) !== 0;
  return { label: labels.promised, at: promisedAt, before: isMoved ? before : null };
}

/** Times are shown in minutes, so what lies between them is counted in those. */
const wholeMinutes = (from: Instant, to: Instant): number => minuteOf(to) - minuteOf(from);
const minuteOf = (instant: Instant): number => Math.floor(Date.parse(instant) / MINUTE_MILLISECONDS);
const MINUTE_MILLISECONDS = 60_000;

const HOUR = 60;

/** `1 Minute`, `29 Minuten`, `1 Std. 5 Min.` */
export function minutesText(minutes: number): string {
  if (minutes === 1) return '1 Minute';
  if (minutes < HOUR) return `${minutes} Minuten`;
  const rest = minutes % HOUR;
  return rest === 0 ? `${minutes / HOUR} Std.` : `${Math.floor(minutes / HOUR)} Std. ${rest} Min.`;
}

/** How long the guest still waits, or how well a delivered order kept its promise; '' where there is nothing to say. */
export function waitText(order: Order, now: Instant): string {
  const arrival = arrivalOf(order);
  if (arrival === null) return '';
  if (order.orderTimeProgresses.delivered !== undefined) return punctualityText(order, arrival.at);
  const minutes = wholeMinutes(now, arrival.at);
  if (minutes > 0) return `in ${minutesText(minutes)}`;
  return minutes === 0 ? 'jetzt gleich' : 'gleich, es dauert etwas länger';
}

function punctualityText({ promisedAt }: Order, at: Instant): string {
  if (promisedAt === null) return '';
  const late = wholeMinutes(promisedAt, at);
  if (late === 0) return 'genau wie versprochen';
  return late < 0 ? `${minutesText(-late)} früher als versprochen` : `${minutesText(late)} später als versprochen`;
}

/** `10 Minuten später`: by how much the promise is later than the time shown before; '' where it is not. */
export function delayText({ at, before }: OrderArrival): string {
  if (before === null) return '';
  const later = wholeMinutes(before, at);
  return later > 0 ? `${minutesText(later)} später` : '';
}
