import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import { selectIsUnderWay } from '@ofenpost/core/kitchen/kitchen.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { useSelector } from '@xstate/react';
import { Countdown } from './countdown.tsx';
import { endText } from './end-field.tsx';
import type { Kitchen } from './use-kitchen.ts';
import styles from './kitchen-dialog.module.css';

type Props = {
  readonly offer: KitchenOffer;
  readonly isSoldOut: boolean;
  readonly now: Instant;
  readonly kitchen: Kitchen;
  /** The end of the sold-out state; null while no end is entered. */
  readonly until: Instant | null;
  /** Called with the requested end; null stands for back on sale. */
  readonly onRequested?: (until: Instant | null) => void;
};

/** An offer that one tap marks as sold out, and another one as back on sale. The button and its focus stay. */
export function SoldOutRow({ offer, isSoldOut, now, kitchen, until, onRequested }: Props) {
  const { name, places, ids, soldOutUntil } = offer;
  const isUnderWay = useSelector(kitchen, (snapshot) => selectIsUnderWay(snapshot, ids.join()));
  const end = isSoldOut ? null : until;
  const isReady = !isUnderWay && (isSoldOut || until !== null);
  const ask = () => {
    if (!isReady) return;
    kitchen.send({ type: 'command.given', command: { kind: 'sellOut', soldOut: { ids, until: end } } });
    onRequested?.(end);
  };
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
        aria-disabled={!isReady}
        aria-busy={isUnderWay}
        aria-label={isSoldOut ? `${name} ist wieder da` : `${name} ausverkauft`}
        onClick={ask}
      >
        {isSoldOut ? 'Wieder da' : 'Ausverkauft'}
      </button>
    </li>
  );
}
