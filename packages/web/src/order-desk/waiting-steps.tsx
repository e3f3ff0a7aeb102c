import type { OrderDeskTap } from '@ofenpost/core/order-desk/order-desk-taps';
import { selectKnownOrders, selectWaiting } from '@ofenpost/core/order-desk/order-desk.selectors';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { OrderDeskActor } from './use-order-desk.ts';
import styles from './waiting-steps.module.css';

type Props = { readonly board: OrderDeskActor };

const isLastOf = (tap: OrderDeskTap, waiting: readonly OrderDeskTap[]): boolean =>
  waiting.findLast(({ id }) => id === tap.id) === tap;

/** The steps that wait for the connection: how many, and on demand each, with its way back. Nothing where none waits. */
export function WaitingSteps({ board }: Props) {
  const id = useId();
  const waiting = useSelector(board, selectWaiting);
  const orders = useSelector(board, selectKnownOrders);
  if (waiting.length === 0) return null;
  return (
    <span className={styles.place} role="group" aria-label="Wartende Schritte">
      <button type="button" className={styles.count} popoverTarget={id}>
        {waiting.length === 1 ? '1 Schritt wartet' : `${waiting.length} Schritte warten`}
      </button>
      <div id={id} popover="auto" className={styles.list}>
        <h2>Wartet auf das Netz</h2>
        <p>Die Schritte gehen der Reihe nach hinaus, jeder genau einmal.</p>
        <ol>
          {waiting.map((tap) => {
            const order = orders?.[tap.id];
            const number = order?.number ?? '';
            const step = orderStatusLabel(tap.step.to, order);
            return (
              <li key={`${tap.id} ${tap.step.to}`}>
                <b>{number}</b>
                <span>
                  {step}
                  {tap.promisedAt !== null && ` auf ${formatTime(tap.promisedAt)}`}
                  <small> um {formatTime(tap.at)}</small>
                </span>
                {isLastOf(tap, waiting) && (
                  <button
                    type="button"
                    aria-label={`Zurücknehmen: Bestellung ${number}, ${step}`}
                    onClick={() => board.send({ type: 'undo.taken', id: tap.id })}
                  >
                    Zurücknehmen
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </span>
  );
}
