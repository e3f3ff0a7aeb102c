import { comingEvents } from '@ofenpost/core/event/coming-events';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { plainParagraphs } from '@ofenpost/core/text/plain-text';
import { formatDate, formatWeekday } from '@ofenpost/core/time/zurich';
import { useNow } from '../app/app-state.ts';
import { CalendarIcon } from '../app/icons.tsx';
import { paths } from '../app/paths.ts';
import { eventTimes, leafOf } from './event-times.ts';
import layout from '../theme/layout.module.css';
import styles from './event-list.module.css';

type Props = {
  readonly events: readonly RestaurantEvent[];
  /** The level below the heading that the list stands under. */
  readonly heading: 'h2' | 'h3';
  /** Everything that is told about the events, a line each; else how it begins, a card each. */
  readonly isFull?: boolean;
};

/** The coming events that are not over yet, also on a page that stays open. */
export function EventList({ events, heading, isFull = false }: Props) {
  const coming = comingEvents(events, useNow());
  return (
    <ul className={isFull ? styles.lines : styles.cards}>
      {coming.map((event) => (
        <li key={event.id} id={event.id} className={`${layout.card} ${styles.event}`}>
          <EventContent event={event} heading={heading} isFull={isFull} />
        </li>
      ))}
    </ul>
  );
}

type ContentProps = Omit<Props, 'events'> & { readonly event: RestaurantEvent };

function EventContent({ event, heading: Heading, isFull }: ContentProps) {
  const { day, month } = leafOf(event.start);
  const paragraphs = plainParagraphs(event.description);
  return (
    <>
      <p className={styles.leaf} aria-hidden="true">
        <b>{day}</b>
        {month}
      </p>
      <div className={styles.words}>
        <Heading className={styles.title}>{event.title}</Heading>
        <p className={styles.when}>
          <time dateTime={event.start}>
            {formatWeekday(event.start)}, {formatDate(event.start)}
          </time>
          , {eventTimes(event)}
        </p>
        <div className={isFull ? styles.text : `${styles.text} ${styles.beginning}`}>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
      <a
        href={paths.eventCalendarFile(event.id)}
        className={styles.calendar}
        aria-label={`${event.title} in den Kalender`}
      >
        <CalendarIcon /> In den Kalender
      </a>
    </>
  );
}
