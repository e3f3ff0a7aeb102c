import { EVENT_STATE_LABELS } from '@ofenpost/core/event/event-labels';
import type { EventState } from '@ofenpost/core/event/restaurant-event';
import styles from './event-desk.module.css';

export const EventStatePill = ({ state }: { state: EventState }) => (
  <span className={`${styles.state} ${styles[state]}`}>{EVENT_STATE_LABELS[state]}</span>
);
