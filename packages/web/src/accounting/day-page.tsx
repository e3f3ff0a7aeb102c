import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { formatDate, formatLocalDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { BookingJournal } from './booking-journal.tsx';
import { dayLink } from './books-address.ts';
import { BooksHead, BooksTabs } from './books-head.tsx';
import { DayActions } from './day-actions.tsx';
import { DaySwitch } from './day-switch.tsx';
import { FigureCards } from './figure-cards.tsx';
import { TillSheet } from './till-sheet.tsx';
import layout from '../theme/layout.module.css';
import styles from './books.module.css';

/** Shows a day of the books: its figures, its till, its bookings and its close. */
export function DayPage({ journal }: { readonly journal: DayJournal }) {
  const { day, today, figures, earlierOpenDay, close, reversals, openOrders } = journal;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <BooksHead>
        <DayActions journal={journal} />
      </BooksHead>
      <div className={styles.row}>
        <BooksTabs shown="day" today={today} />
        <DaySwitch journal={journal} />
      </div>
      {earlierOpenDay !== null && close === null && (
        <p className={styles.notice}>
          Der <Link {...dayLink(earlierOpenDay)}>{formatLocalDate(earlierOpenDay)}</Link> ist noch offen. Tage werden
          der Reihe nach abgeschlossen.
        </p>
      )}
      {reversals.map(({ number, reverses, at, by, reason }) => (
        <p key={number} className={styles.notice}>
          <a href={paths.dayClosePdf(reverses)}>Abschluss Nr. {reverses}</a> wurde zurückgenommen (Nr. {number}), am{' '}
          {formatDate(at)} um {formatTime(at)} von <bdi>{by.name}</bdi>: {reason}
        </p>
      ))}
      {openOrders > 0 && close === null && (
        <p className={styles.notice}>
          <Link to={paths.incomingOrders}>{openOrders === 1 ? '1 Bestellung' : `${openOrders} Bestellungen`}</Link>{' '}
          {openOrders === 1 ? 'ist' : 'sind'} noch offen. Der Tag wird abgeschlossen, wenn alle zu Ende sind.
        </p>
      )}
      <FigureCards figures={figures}>
        <TillSheet journal={journal} />
      </FigureCards>
      {figures.bookings > 0 ? (
        <BookingJournal key={`${day}-${figures.bookings}`} from={day} to={day} />
      ) : (
        <p className={styles.empty}>
          An diesem Tag ist noch nichts gebucht. Geht eine Bestellung an den Gast über, steht sie hier.
        </p>
      )}
    </div>
  );
}
