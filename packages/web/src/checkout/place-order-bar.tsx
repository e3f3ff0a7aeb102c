import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import { selectIsUnconfirmed } from '@ofenpost/core/checkout/checkout.machine';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIsOffline } from '../app/offline-state.ts';
import { OFFLINE_HINT } from '../app/offline-texts.ts';
import { Amount } from '../money/amount.tsx';
import type { CheckoutActor } from './use-checkout.ts';
import controls from '../ui/controls.module.css';
import styles from './place-order-bar.module.css';

type Props = {
  readonly checkout: CheckoutActor;
  readonly itemsTotal: number;
  /** Null while it is not known where to. */
  readonly summary: CheckoutSummary | null;
  readonly isDisabled: boolean;
  /** The names of the fields with errors; empty before an attempt. */
  readonly wrongFields: readonly string[];
};

/** The total and the button; on a phone they stay in sight. */
export function PlaceOrderBar({ checkout, itemsTotal: items, summary, isDisabled, wrongFields }: Props) {
  const isOrdering = useSelector(checkout, (snapshot) => snapshot.matches('placing'));
  const isUnconfirmed = useSelector(checkout, selectIsUnconfirmed);
  const isOffline = useIsOffline();
  const isBelowMinimum = summary !== null && summary.missingToMinimumOrder > 0;
  return (
    <div className={styles.bar} data-bottom-bar="">
      {isOffline && <p className={styles.lost}>{OFFLINE_HINT} Was du eingegeben hast, bleibt da.</p>}
      {isUnconfirmed && <LostAnswer />}
      {wrongFields.length > 0 && (
        <p className={styles.wrong} role="status">
          Bitte prüfe noch: {wrongFields.join(', ')}.
        </p>
      )}
      <p className={styles.total}>
        <span>{dueText(summary)}</span>
        <output>
          <Amount rappen={summary?.totalPrice ?? items} />
        </output>
      </p>
      {isUnconfirmed ? (
        <button
          type="button"
          className={`${controls.primary} ${styles.button}`}
          autoFocus
          disabled={isOffline}
          onClick={() => checkout.send({ type: 'order.retried' })}
        >
          Nochmals senden
        </button>
      ) : (
        <button
          type="submit"
          className={`${controls.primary} ${styles.button}`}
          disabled={isDisabled || isBelowMinimum || isOrdering || isOffline}
          aria-busy={isOrdering}
        >
          {isOrdering ? 'Wird bestellt …' : 'Jetzt bestellen'}
        </button>
      )}
    </div>
  );
}

function dueText(summary: CheckoutSummary | null): ReactNode {
  if (summary === null) return 'ohne Lieferung';
  const { giftCardAmount, amountDue } = summary;
  if (giftCardAmount === 0) return 'an der Tür zu zahlen';
  return amountDue === 0 ? (
    'mit Gutschein bezahlt'
  ) : (
    <>
      davon an der Tür <Amount rappen={amountDue} />
    </>
  );
}

const LostAnswer = () => (
  <div className={styles.lost} role="alert">
    <p>
      <b>Wir haben keine Antwort bekommen.</b> Vielleicht ist das Netz weg. Was du eingegeben hast, ist noch da. Sende
      die Bestellung nochmals: Es wird sicher nur eine daraus.
    </p>
  </div>
);
