import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { plainParagraphs } from '@ofenpost/core/text/plain-text';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime, toLocalDate, formatWeekday } from '@ofenpost/core/time/zurich';
import type { ReactNode } from 'react';
import { paths } from '../app/paths.ts';
import { PhotoPicture } from '../photo/photo-picture.tsx';
import { CalendarIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import styles from './event-list.module.css';

const MONTHS = ['Jan.', 'Feb.', 'März', 'April', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'];

/** Returns day and month of an instant in Zurich: `25` and `Nov.`. */
export function leafOf(instant: Instant): { readonly day: number; readonly month: string } {
  const [, month = 1, day = 1] = toLocalDate(instant).split('-').map(Number);
  return { day, month: MONTHS[month - 1] ?? '' };
}

/** Formats the times of an event in Zurich: `18:00–22:00`, with the date of the end if it is another day. */
export function eventTimes({ start, end }: Pick<RestaurantEvent, 'start' | 'end'>): string {
  const isSameDay = toLocalDate(start) === toLocalDate(end);
  return `${formatTime(start)}–${isSameDay ? '' : `${formatDate(end)}, `}${formatTime(end)}`;
}

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
