import { type FeedbackRow, FEEDBACK_LIST } from '@ofenpost/core/feedback/feedback-list';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { ListChoice, ListPeriodFilter } from '../record/list-filters.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { ListHead, ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './feedback-admin.module.css';

const RATED_FIELDS = [
  ['food', 'Essen'],
  ['delivery', 'Lieferung'],
  ['app', 'App'],
] as const;

const Ratings = ({ row }: { row: FeedbackRow }) => (
  <span className={styles.ratings}>
    {RATED_FIELDS.map(([field, label]) => (
      <span key={field} className={row[field] <= 2 ? styles.bad : undefined}>
        {label} <b>{row[field]}</b>
      </span>
    ))}
  </span>
);

/** Links an e-mail address or a phone number; other text stays text. */
function Contact({ contact }: { contact: string }) {
  if (/^\S+@\S+\.\S+$/.test(contact)) return <a href={`mailto:${contact}`}>{contact}</a>;
  if (/^[+\d][\d\s/().-]{6,}$/.test(contact)) return <a href={`tel:${contact.replaceAll(/[^+\d]/g, '')}`}>{contact}</a>;
  return <span>{contact}</span>;
}

const Words = ({ row: { text, contact, orderId, orderNumber } }: { row: FeedbackRow }) => (
  <span className={styles.words}>
    {text === '' ? <i>ohne Worte</i> : <bdi>{text}</bdi>}
    <span className={styles.about}>
      {orderNumber !== null && (
        <span>
          {orderId === null ? (
            `Bestellung ${orderNumber} (unbekannt)`
          ) : (
            <Link {...paths.orderPage({ id: orderId, capability: null })}>Bestellung {orderNumber}</Link>
          )}
        </span>
      )}
      {contact !== '' && (
        <span>
          <Contact contact={contact} />
        </span>
      )}
    </span>
  </span>
);

/** `mark` marks an entry as answered, or removes the mark. */
const feedbackColumns = (
  mark: (row: FeedbackRow) => void,
  isMarking: (id: string) => boolean,
): readonly ListColumn<FeedbackRow, 'created' | 'rating'>[] => [
  {
    id: 'created',
    title: 'Eingegangen',
    cell: ({ created }) => (
      <>
        {formatDate(created)} <span className={styles.time}>{formatTime(created)}</span>
      </>
    ),
    sort: 'created',
    onPhone: 'head',
  },
  { id: 'rating', title: 'Bewertung', cell: (row) => <Ratings row={row} />, sort: 'rating', onPhone: 'text' },
  { id: 'text', title: 'Rückmeldung', cell: (row) => <Words row={row} />, share: 3.4, onPhone: 'text' },
  {
    id: 'answered',
    title: 'Beantwortet',
    cell: (row) => (
      <button
        type="button"
        className={`${styles.mark} ${row.answered === null ? '' : styles.done}`}
        aria-pressed={row.answered !== null}
        aria-disabled={isMarking(row.id)}
        onClick={() => mark(row)}
      >
        {row.answered === null ? 'Als beantwortet markieren' : `Beantwortet am ${formatDate(row.answered)}`}
      </button>
    ),
    share: 1.35,
    onPhone: 'text',
  },
];

/** Marks entries as answered and undoes mistakes; `onMarked` then reloads the list, which others may have changed. */
function useFeedbackMarks(onMarked: () => void) {
  const { ports, actors } = useApp();
  const [marking, setMarking] = useState<readonly string[]>([]);
  const mark = ({ id, answered }: FeedbackRow): void => {
    if (marking.includes(id)) return;
    setMarking((ids) => [...ids, id]);
    const { answer, reopen } = ports.feedbackAdmin;
    (answered === null ? answer(id) : reopen(id))
      .then(onMarked)
      .catch((error: unknown) => showErrorToast(actors, error))
      .finally(() => setMarking((ids) => ids.filter((each) => each !== id)));
  };
  return { mark, isMarking: (id: string) => marking.includes(id) };
}

const STATES = { all: 'Alle', unanswered: 'Unbeantwortet', answered: 'Beantwortet' };
const RATINGS = { any: 'Jede', '1': '1 Stern', '2': '2 Sterne', '3': '3 Sterne', '4': '4 Sterne', '5': '5 Sterne' };

/** Lists the feedback of guests for staff. */
export function FeedbackAdmin() {
  const { ports } = useApp();
  const list = useList(FEEDBACK_LIST, ports.feedbackAdmin.list);
  const { mark, isMarking } = useFeedbackMarks(list.refresh);
  const { state, rating } = list.query;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Rückmeldungen">
        <Link to={paths.feedback} hash="formular" className={controls.secondary}>
          Formular der Gäste
        </Link>
      </ListHead>
      <ListView
        name="Rückmeldungen"
        list={list}
        columns={feedbackColumns(mark, isMarking)}
        keyOf={({ id }) => id}
        searchLabel="Text, Kontakt oder Bestellnummer"
        filters={
          <>
            <ListChoice
              label="Zustand"
              value={state}
              options={STATES}
              onValue={(chosen) => list.ask({ state: chosen })}
            />
            <ListChoice
              label="Tiefste Bewertung"
              value={rating}
              options={RATINGS}
              onValue={(chosen) => list.ask({ rating: chosen })}
            />
            <ListPeriodFilter period={list.query} onPeriod={list.ask} />
          </>
        }
        empty={
          <div className={listStyles.none}>
            <h2>Noch keine Rückmeldung</h2>
            <p>Sobald ein Gast etwas schreibt, steht es hier.</p>
          </div>
        }
      />
    </div>
  );
}
