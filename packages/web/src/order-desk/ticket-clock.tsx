import type { Order } from '@ofenpost/core/order/order';
import type { Instant } from '@ofenpost/core/time/instant';
import { secondsBetween, duration } from '../app/duration.ts';
import { useTicking } from '../app/use-ticking.ts';
import styles from './ticket.module.css';

export type TicketTime = { readonly text: string; readonly isLate: boolean };

const ago = (word: string, since: Instant, now: Instant): TicketTime => ({
  text: `${word} ${duration(Math.max(0, secondsBetween(since, now)))}`,
  isLate: false,
});

/** Returns the relevant time of an open order: its waiting time, the time left, its delay, or the time on the way. */
export function ticketTime({ status, promisedAt, orderTimeProgresses: times }: Order, now: Instant): TicketTime {
  if (promisedAt === null) return ago('vor', times.created, now);
  const left = secondsBetween(now, promisedAt);
  if (left < 0) return { text: `${duration(-left)} zu spät`, isLate: true };
  if (status === 'onTheWay' && times.onTheWay !== undefined) return ago('seit', times.onTheWay, now);
  return { text: `noch ${duration(left)}`, isLate: false };
}

/** The relevant time of a ticket. It alone renders on every tick. */
export function TicketClock({ order }: { order: Order }) {
  const text = useTicking((now) => ticketTime(order, now).text);
  const isLate = useTicking((now) => Number(ticketTime(order, now).isLate)) === 1;
  return <span className={isLate ? `${styles.time} ${styles.late}` : styles.time}>{text}</span>;
}
