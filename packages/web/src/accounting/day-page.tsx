import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { accountingMessage } from '@ofenpost/core/accounting/accounting-forms';
import { byHandText, byPerson } from '@ofenpost/core/accounting/by-hand';
import { cashDifference, countedCash, expectedCash } from '@ofenpost/core/accounting/cash';
import { openingLines, runningBlocker } from '@ofenpost/core/accounting/close-day';
import { type OnlineComparison, onlineGap, onlineLines } from '@ofenpost/core/accounting/online-comparison';
import { isolated } from '@ofenpost/core/text/cut-text';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { formatLocalDate, addDays, WEEKDAY_NAMES, dayOfWeek, formatTime, formatDate } from '@ofenpost/core/time/zurich';
import { Link, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { adminFiles } from '../app/admin-files.ts';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { DateInput } from '../ui/date-input.tsx';
import { ArrowIcon } from '../ui/icons.tsx';
import { BookingJournal } from './booking-journal.tsx';
import { dayLink, BooksHead, BooksTabs } from './books-head.tsx';
import { DayActions } from './day-actions.tsx';
import { AmountTable, type AmountRow, Sheet, FigureCards } from './figure-cards.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './books.module.css';

/** Shows which day it is and whether it is open, and leads to other days. */
function DaySwitch({ journal: { day, today, close } }: { readonly journal: DayJournal }) {
  const router = useRouter();
  const pickId = useId();
  const go = (chosen: LocalDate) => void router.navigate(dayLink(chosen));
  return (
    <div className={styles.switch}>
      <Link {...dayLink(addDays(day, -1))} className={`${controls.round} ${styles.back}`} aria-label="Tag davor">
        <ArrowIcon />
      </Link>
      <h2>
        {WEEKDAY_NAMES[dayOfWeek(day)]}, {formatLocalDate(day)}
      </h2>
      {day < today && (
        <Link {...dayLink(addDays(day, 1))} className={controls.round} aria-label="Tag danach">
          <ArrowIcon />
        </Link>
      )}
      <span className={`${styles.pill} ${close === null ? '' : styles.closed}`}>
        {close === null ? (day === today ? 'Läuft' : 'Offen') : `Abschluss Nr. ${close.number}`}
      </span>
      <div className={styles.pick}>
        <label htmlFor={pickId}>Tag wählen</label>
        <DateInput id={pickId} className={styles.day} required value={day} max={today} onValue={go} />
      </div>
    </div>
  );
}

/** Shows the expected and the counted cash of a day, and their difference. */
function TillSheet({ journal: { figures, count, openingSuggested } }: { readonly journal: DayJournal }) {
  const opening = count?.opening ?? openingSuggested;
  const rows: AmountRow[] = [
    ...openingLines(opening, figures),
    { label: 'Bar aus Bestellungen', amount: figures.paid.cash },
    { label: 'Bar aus Gutscheinen', amount: figures.giftCardsPaid.cash },
    { label: 'Einlagen', amount: figures.cashIn },
    { label: 'Entnahmen', amount: -figures.cashOut },
    { label: 'Soll', amount: expectedCash(opening, figures), face: 'total' },
  ];
  const difference = count === null ? 0 : cashDifference(count, figures);
  return (
    <Sheet title="Kasse">
      <AmountTable
        rows={
          count === null
            ? rows
            : [
                ...rows,
                { label: 'Gezählt', amount: countedCash(count) },
                { label: 'Differenz', amount: difference, face: difference === 0 ? 'total' : 'short' },
              ]
        }
      />
      <p className={styles.note}>
        {count === null ? 'Noch nicht gezählt.' : `Gezählt um ${formatTime(count.at)} von ${isolated(count.by.name)}.`}
      </p>
    </Sheet>
  );
}

/** What the provider took for the orders of the day, beside the books, with each order that differs. */
function OnlineSheet({
  online,
  reason = '',
}: {
  readonly online: OnlineComparison;
  readonly reason?: string | undefined;
}) {
  const { differences } = online;
  return (
    <Sheet title="Online bezahlt">
      <AmountTable
        rows={[
          ...onlineLines(online),
          ...differences.map(({ orderNumber, provider, booked }) => ({
            label: `Bestellung ${orderNumber}: Differenz`,
            amount: provider - booked,
          })),
          { label: 'Differenz', amount: onlineGap(online), face: differences.length === 0 ? 'total' : 'short' },
        ]}
      />
      {differences.length > 0 && (
        <p className={styles.note}>
          {reason === '' ? (
            <>
              Schau die <Link to="/admin/payments">Online-Zahlungen</Link> an.
            </>
          ) : (
            <>Grund: {isolated(reason)}</>
          )}
        </p>
      )}
    </Sheet>
  );
}

/** What was moved by hand on a closed day, by person; nothing where nobody did. */
function ByHandSheet({ close }: Pick<DayJournal, 'close'>) {
  const lines = close?.byHand ?? [];
  if (lines.length === 0) return null;
  return (
    <Sheet title="Von Hand bewegt">
      {byPerson(lines).map(({ name, lines: own }) => (
        <section key={name} aria-label={name}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <AmountTable rows={own.map((line) => ({ label: byHandText(line), amount: line.amount }))} />
        </section>
      ))}
    </Sheet>
  );
}

/** What couriers counted and handed in at the end of their tours; nothing where nobody did. */
function HandInSheet({ handIns = [] }: Pick<DayJournal, 'handIns'>) {
  if (handIns.length === 0) return null;
  return (
    <Sheet title="Kasse der Kuriere">
      <AmountTable
        rows={handIns.flatMap(({ at, name, float, collected, counted, difference }): AmountRow[] => [
          { label: `${isolated(name)}, ${formatTime(at)}: Soll`, amount: float + collected },
          { label: 'Gezählt', amount: counted },
          { label: 'Differenz', amount: difference, face: difference === 0 ? 'total' : 'short' },
        ])}
      />
      <p className={styles.note}>Was Kuriere bar kassieren, ist in der Kasse oben schon enthalten.</p>
    </Sheet>
  );
}

/** Shows what keeps a day from being closed, and which closes of it were taken back. */
function DayNotices({ journal }: { readonly journal: DayJournal }) {
  const { earlierOpenDay, close, reversals, openOrders } = journal;
  const running = runningBlocker(journal, useApp().ports.clock.now());
  return (
    <>
      {earlierOpenDay !== null && close === null && (
        <p className={styles.notice}>
          Der <Link {...dayLink(earlierOpenDay)}>{formatLocalDate(earlierOpenDay)}</Link> ist noch offen. Tage werden
          der Reihe nach abgeschlossen.
        </p>
      )}
      {reversals.map(({ number, reverses, at, by, reason }) => (
        <p key={number} className={styles.notice}>
          <a href={adminFiles.dayClosePdf(reverses)}>Abschluss Nr. {reverses}</a> wurde zurückgenommen (Nr. {number}),
          am {formatDate(at)} um {formatTime(at)} von <bdi>{by.name}</bdi>: {reason}
        </p>
      ))}
      {openOrders > 0 && close === null && (
        <p className={styles.notice}>
          <Link to={paths.incomingOrders}>{openOrders === 1 ? '1 Bestellung' : `${openOrders} Bestellungen`}</Link>{' '}
          {openOrders === 1 ? 'ist' : 'sind'} noch offen. Der Tag wird abgeschlossen, wenn alle zu Ende sind.
        </p>
      )}
      {running !== null && <p className={styles.notice}>{accountingMessage(running)}</p>}
    </>
  );
}

/** Shows a day of the books: its figures, its till, its bookings and its close. */
export function DayPage({ journal }: { readonly journal: DayJournal }) {
  const { day, today, figures, close } = journal;
  const online = close?.online ?? journal.online;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <BooksHead>
        <DayActions journal={journal} />
      </BooksHead>
      <div className={styles.row}>
        <BooksTabs shown="day" today={today} />
        <DaySwitch journal={journal} />
      </div>
      <DayNotices journal={journal} />
      <FigureCards figures={figures}>
        <TillSheet journal={journal} />
        {online && <OnlineSheet online={online} reason={close?.online?.reason} />}
        <ByHandSheet close={close} />
        <HandInSheet {...(journal.handIns && { handIns: journal.handIns })} />
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
