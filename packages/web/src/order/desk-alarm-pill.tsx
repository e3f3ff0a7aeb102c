import { useDeskAlarm } from './desk-alarm.tsx';
import styles from './desk-alarm-pill.module.css';

/** In the head of the desk, that somebody waits for too long. It is told once, and again when another one does. */
export function DeskAlarmPill() {
  const count = useDeskAlarm(({ levels }) => Object.keys(levels).length);
  return (
    <span role="alert" className={styles.place}>
      {count > 0 && (
        <a href="#neu" className={styles.alarm}>
          {count === 1 ? '1 Bestellung wartet zu lange' : `${count} Bestellungen warten zu lange`}
        </a>
      )}
    </span>
  );
}
