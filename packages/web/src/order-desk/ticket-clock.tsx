import { FORECAST_LABELS, type Forecast, type Work, forecastOf, minutesLeft } from '@ofenpost/core/order-desk/forecast';
import type { Order } from '@ofenpost/core/order/order';
import type { OrderAlarm } from '@ofenpost/core/order/order-alarm';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import { secondsBetween, duration } from '../app/duration.ts';
import { useTicking } from '../app/use-ticking.ts';
import { useAlarmLevel } from './alarm.tsx';
import controls from '../ui/controls.module.css';
import styles from './ticket-clock.module.css';

export type TicketTime = { readonly text: string; readonly forecast: Forecast };

/** Returns the relevant time of an open order: how long it waits, the minutes until its promise, or when it is collected. */
export function ticketTime(
  order: Pick<Order, 'status' | 'fulfilment' | 'promisedAt' | 'orderTimeProgresses'>,
  work: Work,
  now: Instant,
): TicketTime {
  const { promisedAt, orderTimeProgresses } = order;
  const forecast = forecastOf(order, work, now);
  if (promisedAt === null)
    return { text: duration(Math.max(0, secondsBetween(orderTimeProgresses.created, now))), forecast };
  if (forecast === 'pickup') return { text: formatTime(promisedAt), forecast };
  return { text: String(minutesLeft(promisedAt, now)).replace('-', '−'), forecast };
}

const CLASSES: Record<Forecast, string | undefined> = {
  unpromised: styles.waiting,
  onTime: '',
  soonLate: styles.soon,
  willBeLate: styles.willBeLate,
  late: styles.late,
  pickup: styles.pickup,
};

type Props = { readonly order: Order; readonly work: Work };

const NO_WORK: Work = { bakeMinutes: 0, rideMinutes: 0 };

/** The largest number of a ticket, and a word that says what it is. It alone renders on every tick. */
export function TicketClock({ order, work }: Props) {
  const text = useTicking((now) => ticketTime(order, work, now).text);
  const forecast = useTicking((now) => ticketTime(order, work, now).forecast);
  return (
    <span className={`${styles.time} ${CLASSES[forecast]}`}>
      <b>{text}</b>
      <span>{FORECAST_LABELS[forecast]}</span>
    </span>
  );
}

const WAITS: Record<OrderAlarm['level'], { readonly word: string; readonly more: string }> = {
  calm: { word: 'wartet', more: '' },
  alarm: { word: 'zu lange', more: '' },
  tellCustomerToCall: { word: 'zu lange', more: ', der Gast soll anrufen' },
};

/** How long a new order has waited; red once nobody has accepted it in time. */
export function WaitingClock({ order }: Pick<Props, 'order'>) {
  const text = useTicking((now) => ticketTime(order, NO_WORK, now).text);
  const level = useAlarmLevel(order.id);
  const { word, more } = WAITS[level];
  return (
    <span className={`${styles.time} ${styles.waiting} ${level === 'calm' ? '' : styles.late}`}>
      <b>{text}</b>
      <span>
        {level !== 'calm' && <span className={controls.visuallyHidden}>Wartet </span>}
        {word}
        {more !== '' && <span className={controls.visuallyHidden}>{more}</span>}
      </span>
    </span>
  );
}
