import { type AnnouncedDay, announcedDays } from '@ofenpost/core/opening-hours/announced-days';
import type { TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import { useNow, useOpeningHours } from '../app/app-actors.tsx';
import styles from './announced-days.module.css';

/** Formats a range of times: `17:00–22:00`. */
export const rangeText = ({ open, close }: TimeRange): string => `${open}–${close}`;

/** Lists the coming days with other hours. */
export function AnnouncedDayList({ days }: { days: readonly AnnouncedDay[] }) {
  if (days.length === 0) return null;
  return (
    <ul className={styles.days} aria-label="Besondere Tage">
      {days.map(({ date, hours, shortMessages, messages }) => (
        <li key={date} className={styles.day}>
          <p className={styles.head}>
            <b>
              {WEEKDAY_NAMES[dayOfWeek(date)]}, {formatLocalDate(date)}
            </b>{' '}
            {shortMessages.join(', ')}
          </p>
          <ul className={styles.hours}>
            {hours.map(({ service, openingHour }) => (
              <li key={service}>
                {SERVICE_LABELS[service]}{' '}
                {openingHour.length === 0 ? 'geschlossen' : openingHour.map(rangeText).join(', ')}
              </li>
            ))}
          </ul>
          {messages.map((message) => (
            <p key={message} className={styles.message}>
              {message}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Returns the days with other hours, from today (Zurich) on. */
export const useAnnouncedDays = (): AnnouncedDay[] => announcedDays(useOpeningHours(), toLocalDate(useNow()));
