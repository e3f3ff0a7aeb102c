import type { Order } from '@ofenpost/core/order/order';
import type { OrderAlarm } from '@ofenpost/core/order/order-alarm';
import { useAlarmLevel } from '../order-desk/alarm.tsx';
import styles from './ticket-alarm.module.css';

const TEXTS: Record<OrderAlarm['level'], string> = {
  calm: 'Neu',
  alarm: 'Wartet zu lange',
  tellCustomerToCall: 'Wartet zu lange, der Gast soll anrufen',
};

/** The head of a new ticket: red once nobody has accepted it in time. Its height never changes. */
export function TicketAlarm({ order: { id, status } }: { readonly order: Pick<Order, 'id' | 'status'> }) {
  const level = useAlarmLevel(id);
  if (status !== 'placed') return null;
  return (
    <p className={level === 'calm' ? styles.calm : styles.alarm} data-longest={TEXTS.tellCustomerToCall}>
      <span>{TEXTS[level]}</span>
    </p>
  );
}
