import { type ShortLine, shortLine } from '@ofenpost/core/order-desk/short-line';
import type { ProductOrder } from '@ofenpost/core/order/order';
import controls from '../ui/controls.module.css';
import styles from './ticket-lines.module.css';

/** A flatbread in two halves. */
const HalvesDisc = () => (
  <svg viewBox="0 0 20 20" className={styles.disc} aria-hidden="true">
    <circle cx="10" cy="10" r="9.500" className={styles.crust} />
    <path d="M9.400 2a8 8 0 0 0 0 16z" className={styles.left} />
    <path d="M10.600 2a8 8 0 0 1 0 16z" className={styles.right} />
  </svg>
);

/** The two halves of an own pizza, never as a sentence. */
const Halves = ({ left, right }: NonNullable<ShortLine['halves']>) => (
  <span>
    <HalvesDisc />
    <b>
      L<span className={controls.visuallyHidden}>inks</span>
    </b>{' '}
    {left === '' ? '–' : left}{' '}
    <b>
      R<span className={controls.visuallyHidden}>echts</span>
    </b>{' '}
    {right === '' ? '–' : right}
  </span>
);

const Line = ({ line }: { readonly line: ProductOrder }) => {
  const { amount, name, size, halves, extras } = shortLine(line);
  return (
    <li>
      <b>{amount}×</b>{' '}
      {size !== null && (
        <>
          <b className={styles.size}>{size.replace(' cm', '')}</b>
          <span className={controls.visuallyHidden}> cm</span>{' '}
        </>
      )}
      {halves === null ? <span translate="no">{name}</span> : <Halves {...halves} />}
      {extras !== '' && <small> {extras}</small>}
    </li>
  );
};

/** What to bake, in as few words as possible; halves first, because they take the most care. */
export const TicketLines = ({ lines }: { readonly lines: readonly ProductOrder[] }) => (
  <ul className={styles.lines}>
    {lines
      .toSorted((a, b) => Number(shortLine(b).halves !== null) - Number(shortLine(a).halves !== null))
      .map((line, index) => (
        <Line key={index} line={line} />
      ))}
  </ul>
);
