import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import { selectIsUnderWay } from '@ofenpost/core/kitchen/kitchen.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { useSelector } from '@xstate/react';
import { Countdown } from './countdown.tsx';
import { endText } from './use-end.ts';
import type { Kitchen } from './use-kitchen.ts';
import styles from './kitchen-dialog.module.css';

type Props = {
  readonly offer: KitchenOffer;
  readonly isSoldOut: boolean;
  readonly now: Instant;
  readonly kitchen: Kitchen;
  /** Null while no end is entered. */
  readonly onSoldOut: (() => void) | null;
  readonly onBack: () => void;
};

/** Something on the card: one tap and it is sold out, one more and it is back. The button stays, and so does the focus. */
export function SoldOutRow({ offer, isSoldOut, now, kitchen, onSoldOut, onBack }: Props) {
  const { name, places, ids, soldOutUntil } = offer;
  const isUnderWay = useSelector(kitchen, (snapshot) => selectIsUnderWay(snapshot, ids.join()));
  return (
    <li className={isSoldOut ? `${styles.row} ${styles.out}` : styles.row}>
      <span className={styles.what}>
        <b>{name}</b>
        <small>
          {isSoldOut && soldOutUntil !== null ? (
            <>
              Wieder da: {endText(soldOutUntil, now)} · <Countdown until={soldOutUntil} />
            </>
          ) : (
            places.join(', ')
          )}
        </small>
      </span>
      <button
        type="button"
        className={isSoldOut ? styles.back : styles.sellOut}
        aria-disabled={isUnderWay || (!isSoldOut && onSoldOut === null)}
        aria-label={isSoldOut ? `${name} ist wieder da` : `${name} ausverkauft`}
        onClick={() => (isSoldOut ? onBack() : onSoldOut?.())}
      >
        {isSoldOut ? 'Wieder da' : 'Ausverkauft'}
      </button>
    </li>
  );
}
