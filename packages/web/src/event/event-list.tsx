import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime, formatWeekday, toLocalDate } from '@ofenpost/core/time/zurich';
import layout from '../theme/layout.module.css';
import styles from './event-list.module.css';

const MONTHS = ['Jan.', 'Feb.', 'März', 'April', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'];

function dayAndMonth(instant: Instant) {
  const [, month = 1, day] = toLocalDate(instant).split('-').map(Number);
  return { day, month: MONTHS[month - 1] };
}

/** `18:00–22:00`, with the day of the end where it is another one. */
function timesText({ start, end }: RestaurantEvent): string {
  const isSameDay = toLocalDate(start) === toLocalDate(end);
  return `${formatTime(start)}–${isSameDay ? '' : `${formatDate(end)}, `}${formatTime(end)}`;
}

export const EventList = ({ events }: { events: readonly RestaurantEvent[] }) => (
  <ul className={styles.events}>
    {events.map((event) => {
      const { day, month } = dayAndMonth(event.start);
      return (
        <li key={event.id} className={`${layout.card} ${styles.event}`}>
          <p className={styles.date} aria-hidden="true">
            <b>{day}</b>
            {month}
          </p>
          <h3>{event.title}</h3>
          <p className={styles.when}>
            <time dateTime={event.start}>
              {formatWeekday(event.start)}, {formatDate(event.start)}
            </time>
            , {timesText(event)}
          </p>
          <p className={styles.text}>{event.description}</p>
        </li>
      );
    })}
  </ul>
);
