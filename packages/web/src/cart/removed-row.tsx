import type { CartItem } from '@ofenpost/core/cart/cart';
import { UNDO_MS } from '@ofenpost/core/time/undo-window';
import type { CSSProperties } from 'react';
import controls from '../ui/controls.module.css';
import styles from './removed-row.module.css';

type UndoProps = {
  readonly text: string;
  /** What is undone; its button says it to screen readers. */
  readonly undone: string;
  readonly isFixed: boolean;
  readonly onUndo: () => void;
};

/** Says what was changed, as long as it can be undone. */
export const UndoRow = ({ text, undone, isFixed, onUndo }: UndoProps) => (
  <div className={styles.row} style={{ '--undo-duration': `${UNDO_MS}ms` } as CSSProperties}>
    <p className={styles.text}>{text}</p>
    <button
      type="button"
      className={`${controls.quiet} ${controls.small}`}
      aria-label={`Rückgängig: ${undone}`}
      aria-disabled={isFixed}
      onClick={() => !isFixed && onUndo()}
    >
      Rückgängig
    </button>
  </div>
);

type Props = {
  readonly item: CartItem;
  /** Whether nothing can be changed now. */
  readonly isFixed: boolean;
  /** Whether the server is putting it back. */
  readonly isReturning: boolean;
  readonly onUndo: () => void;
};

/** Stands for a removed line as long as it can be brought back. */
export const RemovedRow = ({ item: { products, amount }, isFixed, isReturning, onUndo }: Props) => (
  <li>
    <UndoRow
      text={`${amount > 1 ? `${amount}× ` : ''}${products.name} ${isReturning ? 'kommt zurück …' : 'entfernt'}`}
      undone={`${products.name} entfernt`}
      isFixed={isReturning || isFixed}
      onUndo={onUndo}
    />
  </li>
);
