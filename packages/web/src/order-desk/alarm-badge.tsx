import { ticketId } from '../order/ticket-id.ts';
import { useAlarm } from './alarm.tsx';
import styles from './alarm-badge.module.css';

/** Below the head of the desk, where its place is kept free: that somebody waits for too long. It is told once, and again when another one does. Leads to who has waited longest. */
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
