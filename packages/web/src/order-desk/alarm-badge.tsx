import { ticketId } from '../order/ticket-id.ts';
import { useAlarm } from './alarm.tsx';
import styles from './alarm-badge.module.css';

/**
 * Shows that an order has waited too long, in reserved space below the head of the order desk. It is announced once for
 * each such order, and leads to the one that has waited longest.
 */
export function AlarmBadge() {
  const count = useAlarm(({ levels }) => Object.keys(levels).length);
  const longest = useAlarm((alarm) => alarm.longest ?? 0);
  return (
    <span role="alert" className={styles.place}>
      {count > 0 && (
        <a href={`#${ticketId({ number: longest })}`} className={styles.alarm}>
          {count === 1 ? '1 Bestellung wartet zu lange' : `${count} Bestellungen warten zu lange`}
        </a>
      )}
    </span>
  );
}
