import type { OrderAlarm } from '@ofenpost/core/order/order-alarm';
import { useAlarmLevel } from './desk-alarm.tsx';
import styles from './ticket-alarm.module.css';

const TEXTS: Record<OrderAlarm['level'], string | null> = {
  calm: null,
  alarm: 'Wartet zu lange',
  tellCustomerToCall: 'Wartet zu lange, der Gast soll anrufen',
};

/** Why a ticket is red: nobody accepts it. */
export function TicketAlarm({ orderId }: { orderId: string }) {
  const text = TEXTS[useAlarmLevel(orderId)];
  return text === null ? null : <p className={styles.alarm}>{text}</p>;
}
