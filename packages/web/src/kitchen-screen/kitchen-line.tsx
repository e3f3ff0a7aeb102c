import type { KitchenLine } from '@ofenpost/core/kitchen-screen/kitchen-order';
import { partTexts, perPiece } from '@ofenpost/core/order/line-parts';
import styles from './kitchen-ticket.module.css';

/** The usual size, which needs no frame. */
const USUAL_SIZE = '32 cm';

/** A disc in two halves: what lies left and right is told beside it. */
export const HalfDisc = ({ className }: { readonly className: string | undefined }) => (
  <svg viewBox="0 0 76 76" className={className} aria-hidden="true">
    <circle cx="38" cy="38" r="37" fill="#D9A25B" />
    <path d="M36 5a33 33 0 0 0 0 66z" fill="#B04A2F" />
    <path d="M40 5a33 33 0 0 1 0 66z" fill="#5E2417" />
    <g fontWeight="700" fontSize="24" textAnchor="middle" fill="#fff">
      <text x="21" y="46">
        L
      </text>
      <text x="55" y="46">
        R
      </text>
    </g>
  </svg>
);

export const SizeTag = ({ size }: { readonly size: string | null }) =>
  size === null ? null : size === USUAL_SIZE ? (
    <span className={styles.size}>32</span>
  ) : (
    <span className={`${styles.size} ${styles.otherSize}`}>{size}</span>
  );

/** A dish on a ticket: amount, name, size, and what is different about it. */
export const Line = ({
  line: { amount, name, size, dough, isUsualDough, extras, isMenu = false, halves },
}: {
  readonly line: KitchenLine;
}) => (
  <li className={styles.line}>
    <span className={styles.amount}>{amount}×</span>
    <span className={styles.dish}>
      {name}
      {dough !== null && !isUsualDough && <em>{perPiece(amount, dough)}</em>}
      {partTexts(amount, extras, isMenu).map((extra) => (
        <em key={extra}>+ {extra}</em>
      ))}
      {halves !== null && (
        <span className={styles.halves}>
          <span>
            <small>{perPiece(amount, 'links')}</small>
            {halves.left.join(', ') || 'nichts weiter'}
          </span>
          <HalfDisc className={styles.disc} />
          <span>
            <small>{perPiece(amount, 'rechts')}</small>
            {halves.right.join(', ') || 'nichts weiter'}
          </span>
        </span>
      )}
    </span>
    <SizeTag size={size} />
  </li>
);
