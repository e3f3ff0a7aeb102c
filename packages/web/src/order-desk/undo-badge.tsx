import { selectOvertaken, selectStepping, selectUndoable } from '@ofenpost/core/order-desk/order-desk.selectors';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { UNDO_MS } from '@ofenpost/core/time/undo-window';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { OrderDeskActor } from './use-order-desk.ts';
import styles from './undo-badge.module.css';

type Undoable = NonNullable<ReturnType<typeof selectUndoable>>;

const textOf = ({ kind, status, fulfilment, ovenBreads, promisedAt }: Undoable): string =>
  kind === 'promiseMoved' && promisedAt !== null
    ? `neu um ${formatTime(promisedAt)}`
    : orderStatusLabel(status, { fulfilment, ovenBreads });

/**
 * Offers to undo the last change of this device for a few seconds, or says that somebody else has gone on, in reserved
 * space, so that nothing moves.
 */
export function UndoBadge({ board }: { readonly board: OrderDeskActor }) {
  const change = useSelector(board, selectUndoable);
  const overtaken = useSelector(board, selectOvertaken);
  const stepping = useSelector(board, selectStepping);
  return (
    <span role="status" className={styles.place}>
      {overtaken !== null && (
        <span className={`${styles.badge} ${styles.overtaken}`}>
          <span className={styles.text}>
            Jemand war schneller: <b>{overtaken.number}</b> steht auf «{orderStatusLabel(overtaken.status, overtaken)}»
          </span>
        </span>
      )}
      {/* No other button comes under a finger that was about to undo. */}
      {change !== null && overtaken === null && (
        <span
          // The line of each change runs down from its beginning.
          key={`${change.id} ${change.revision}`}
          className={styles.badge}
          style={{ '--undo-duration': `${UNDO_MS}ms` } as CSSProperties}
        >
          <span className={styles.text}>
            <b>{change.number}</b> {textOf(change)}
          </span>
          <button
            type="button"
            data-undo
            className={styles.undo}
            aria-label={`Rückgängig: Bestellung ${change.number}, ${textOf(change)}`}
            aria-disabled={stepping[change.id] === 'undo'}
            onClick={() => board.send({ type: 'undo.taken', id: change.id })}
          >
            Rückgängig
          </button>
        </span>
      )}
    </span>
  );
}
