import type { Cart } from '@ofenpost/core/cart/cart';
import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import { discountableLine } from '@ofenpost/core/promotion/discountable-line';
import type { PromotionTerms } from '@ofenpost/core/promotion/promotion-terms';
import { benefitText, promotionMessage } from '@ofenpost/core/promotion/promotion-texts';
import { uselessBecause } from '@ofenpost/core/promotion/useless-promotion';
import type { KeyboardEvent } from 'react';
import { Field } from '../ui/field.tsx';
import type { PromotionCode } from './use-promotion-code.ts';
import styles from '../gift-card/gift-card-section.module.css';
import controls from '../ui/controls.module.css';

type Props = {
  readonly promotionCode: PromotionCode;
  readonly cart: Cart;
  /** Null while the location is unknown. */
  readonly summary: CheckoutSummary | null;
  /** The server's refusal of the order. */
  readonly orderRefusal: PlaceOrderError | null;
};

/** What a code does to the order as it is now. */
function effectText(named: PromotionTerms, cart: Cart, summary: CheckoutSummary | null): string {
  const { name, minimum, ...terms } = named;
  const counted = summary?.promotion;
  if (summary === null || counted?.terms.id === terms.id) return `${name}: ${benefitText(terms)}`;
  if (counted) return `${name} gibt weniger als «${counted.terms.name}». Es gilt, was für dich besser ist.`;
  const reason = uselessBecause(named, cart.productCart.map(discountableLine), summary.deliveryFee);
  return promotionMessage({ reason: reason ?? 'nothingToReduce', minimum });
}

/** Takes the code of a promotion, and shows the one that was taken. */
export function PromotionCodeSection({ promotionCode, cart, summary, orderRefusal }: Props) {
  const { text, named, refusal, isChecking, edit, submit, remove } = promotionCode;
  const error =
    refusal !== null
      ? promotionMessage(refusal)
      : orderRefusal?.code === 'promotionUnusable'
        ? placeOrderMessage(orderRefusal)
        : undefined;
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // Enter would submit the surrounding form and place the order.
    event.preventDefault();
    submit();
  };
  if (named !== null)
    return (
      <div className={styles.redeemed}>
        <p>
          <b>Code {named.code}</b>
          <small>{error ?? effectText(named, cart, summary)}</small>
        </p>
        <button type="button" className={styles.remove} onClick={remove}>
          Entfernen
        </button>
      </div>
    );
  return (
    <Field label="Aktionscode" aside="freiwillig" error={error}>
      {(control) => (
        <div className={styles.code}>
          <input
            {...control}
            name="promotionCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={text}
            readOnly={isChecking}
            onChange={({ target }) => edit(target.value)}
            onKeyDown={submitOnEnter}
          />
          <button type="button" className={controls.secondary} aria-busy={isChecking} onClick={submit}>
            {isChecking ? 'Wird geprüft …' : 'Anwenden'}
          </button>
        </div>
      )}
    </Field>
  );
}
