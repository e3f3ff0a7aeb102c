import type { Order } from '@ofenpost/core/order/order';
import { ticketTime } from './ticket-time.ts';
import { useTicking } from './use-ticking.ts';
import styles from './ticket.module.css';

/** The relevant time of a ticket. It alone renders on every tick. */
export function TicketClock({ order }: { order: Order }) {
  const text = useTicking((now) => ticketTime(order, now).text);
  const isLate = useTicking((now) => Number(ticketTime(order, now).isLate)) === 1;
  return <span className={isLate ? `${styles.time} ${styles.late}` : styles.time}>{text}</span>;
}
