import type { FeedbackRow } from '@ofenpost/core/feedback/feedback-list';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import type { ListColumn } from '../list/list-column.ts';
import styles from './feedback-admin.module.css';

const RATINGS = [
  ['food', 'Essen'],
  ['delivery', 'Lieferung'],
  ['app', 'App'],
] as const;

const Ratings = ({ row }: { row: FeedbackRow }) => (
  <span className={styles.ratings}>
    {RATINGS.map(([field, label]) => (
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
export const feedbackColumns = (
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
