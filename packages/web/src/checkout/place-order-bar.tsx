import { CHECKOUT_BLOCK_MESSAGES } from '@ofenpost/core/checkout/checkout-blocking';
import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import { selectIsUnconfirmed } from '@ofenpost/core/checkout/checkout.machine';
import type { CheckoutBlock } from '@ofenpost/core/checkout/place-order';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
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
  /** Why nothing can be ordered: alone it disables the button. Source: specification, section 5. */
  readonly block: CheckoutBlock | null;
  /** Whether the guest pays before the door. */
  readonly isOnline: boolean;
  readonly fulfilment: Fulfilment;
  /** Whether the order waits for its sum. */
  readonly isHeld: boolean;
  /** The names of the fields with errors; empty before an attempt. */
  readonly wrongFields: readonly string[];
};

/** The total and the button; on a phone they stay in sight. */
export function PlaceOrderBar({
  checkout,
  itemsTotal: items,
  summary,
  isOnline,
  fulfilment,
  block,
  isHeld,
  wrongFields,
}: Props) {
  const isOrdering = useSelector(checkout, (snapshot) => snapshot.matches('placing')) || isHeld;
  const isUnconfirmed = useSelector(checkout, selectIsUnconfirmed);
  const isOffline = useIsOffline();
  const reasonId = useId();
  return (
    <div className={styles.bar} data-bottom-bar="">
      {isOffline && (
        <p id={reasonId} className={styles.lost} role="status">
          {OFFLINE_HINT} Was du eingegeben hast, bleibt da.
        </p>
      )}
      {isUnconfirmed && <LostAnswer />}
      {wrongFields.length > 0 && (
        <p className={styles.wrong} role="status">
          Bitte prüfe noch: {wrongFields.join(', ')}.
        </p>
      )}
      {!isOffline && block !== null && (
        <p id={reasonId} className={styles.wrong}>
          {CHECKOUT_BLOCK_MESSAGES[block].title}
        </p>
      )}
      <p className={styles.total}>
        <span>{isOnline && summary?.amountDue !== 0 ? 'jetzt zu zahlen' : dueText(summary, fulfilment)}</span>
        <output>
          <Amount rappen={summary?.totalPrice ?? items} />
        </output>
      </p>
      {isUnconfirmed ? (
        <button
          type="button"
          className={`${controls.primary} ${styles.button}`}
          autoFocus
          onClick={() => checkout.send({ type: 'order.retried' })}
        >
          Nochmals senden
        </button>
      ) : (
        <button
          type={isOffline ? 'button' : 'submit'}
          className={`${controls.primary} ${styles.button}`}
          disabled={block !== null}
          aria-describedby={reasonId}
          aria-busy={isOrdering}
        >
          {isOrdering ? 'Wird bestellt …' : 'Jetzt bestellen'}
        </button>
      )}
    </div>
  );
}

function dueText(summary: CheckoutSummary | null, fulfilment: Fulfilment): ReactNode {
  const where = fulfilment === 'collected' ? 'beim Abholen' : 'an der Tür';
  if (summary === null) return 'ohne Lieferung';
  const { giftCardAmount, amountDue } = summary;
  if (giftCardAmount === 0) return `${where} zu zahlen`;
  return amountDue === 0 ? (
    'mit Gutschein bezahlt'
  ) : (
    <>
      davon {where} <Amount rappen={amountDue} />
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
