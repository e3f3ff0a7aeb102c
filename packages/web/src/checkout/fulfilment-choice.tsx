import { formatTime } from '@ofenpost/core/time/zurich';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import { useDelivery } from '../app/app-actors.tsx';
import { useNextCollection } from '../cart/use-next-collection.ts';
import { useNextDelivery } from '../delivery/use-next-delivery.ts';
import { Choice } from '../ui/choice.tsx';
import type { CheckoutActor } from './use-checkout.ts';
import layout from '../ui/layout.module.css';
import styles from './checkout-page.module.css';

type ChoiceProps = { readonly checkout: CheckoutActor; readonly fulfilment: Fulfilment };

/** Asks whether the order is delivered or collected, where guests may choose. */
export function FulfilmentChoice({ checkout, fulfilment }: ChoiceProps) {
  const isOffered = useDelivery().collection !== undefined;
  const nextCollection = useNextCollection();
  const nextDelivery = useNextDelivery();
  if (!isOffered && fulfilment === 'delivered') return null;
  const choose = (chosen: Fulfilment) => checkout.send({ type: 'fulfilment.chosen', fulfilment: chosen });
  return (
    <fieldset className={`${layout.card} ${styles.fulfilments}`}>
      <legend className={styles.legend}>Liefern oder abholen?</legend>
      <Choice type="radio" name="fulfilment" checked={fulfilment === 'delivered'} onChange={() => choose('delivered')}>
        <span>
          Lieferung
          <small>{nextDelivery === null ? 'heute nicht mehr' : `frühestens ${nextDelivery} bei dir`}</small>
        </span>
      </Choice>
      <Choice
        type="radio"
        name="fulfilment"
        checked={fulfilment === 'collected'}
        disabled={!isOffered}
        onChange={() => choose('collected')}
      >
        <span>
          Abholung
          <small>
            {nextCollection === null ? 'heute nicht mehr' : `ab ${formatTime(nextCollection)} bei uns, ohne Gebühr`}
          </small>
        </span>
      </Choice>
    </fieldset>
  );
}
