import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { plainParagraphs } from '@ofenpost/core/text/plain-text';
import { formatDate, formatWeekday } from '@ofenpost/core/time/zurich';
import type { ReactNode } from 'react';
import { CalendarIcon } from '../app/icons.tsx';
import { paths } from '../app/paths.ts';
import { PhotoPicture } from '../photo/photo-picture.tsx';
import { eventTimes, leafOf } from './event-times.ts';
import layout from '../theme/layout.module.css';
import styles from './event-list.module.css';

type WordsProps = {
  readonly event: RestaurantEvent;
  /** The level below the heading above the events. */
  readonly heading: 'h2' | 'h3';
  /** The description. */
  readonly children: ReactNode;
};

/** Shows an event to guests: on cards, on the page of the events, and in the preview. */
export function EventWords({ event: { title, start, end, photo }, heading: Heading, children }: WordsProps) {
  const { day, month } = leafOf(start);
  return (
    <>
      {photo !== null && (
        <PhotoPicture
          photo={photo}
          className={styles.photo}
          sizes="(max-width: 43.75em) 92vw, 720px"
          loading={{ loading: 'lazy' }}
        />
      )}
      <p className={styles.leaf} aria-hidden="true">
        <b>{day}</b>
        {month}
      </p>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.when}>
          <time dateTime={start}>
            {formatWeekday(start)}, {formatDate(start)}
          </time>
          , {eventTimes({ start, end })}
        </p>
        {children}
      </div>
    </>
  );
}

type Props = {
  readonly events: readonly RestaurantEvent[];
  readonly heading: 'h2' | 'h3';
  /** Renders the full description, in one column; without it, cards show the beginning. */
  readonly full?: (event: RestaurantEvent) => ReactNode;
};

const beginning = ({ description }: RestaurantEvent) => (
  <div className={`${styles.text} ${styles.beginning}`}>
    {plainParagraphs(description).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);

/** Lists events for guests. */
export const EventList = ({ events, heading, full }: Props) => (
  <ul className={full ? styles.lines : styles.cards}>
    {events.map((event) => (
      <li key={event.id} id={event.id} className={`${layout.card} ${styles.event}`}>
        <EventWords event={event} heading={heading}>
          {(full ?? beginning)(event)}
        </EventWords>
        <a
          href={paths.eventCalendarFile(event.id)}
          className={styles.calendar}
          aria-label={`${event.title} in den Kalender`}
        >
          <CalendarIcon /> In den Kalender
        </a>
      </li>
    ))}
  </ul>
);
