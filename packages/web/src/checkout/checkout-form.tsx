import type { Cart } from '@ofenpost/core/cart/cart';
import type { CheckoutAttempt } from '@ofenpost/core/checkout/checkout-context';
import { selectAttempt, selectDraft, selectDraftErrors, selectRefusal } from '@ofenpost/core/checkout/checkout.machine';
import type { CheckoutDraft, CheckoutBlock } from '@ofenpost/core/checkout/place-order';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { OvenLoad } from '@ofenpost/core/delivery/delivery-time';
import { selectIsUnredeemed } from '@ofenpost/core/gift-card/gift-card-check.machine';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';
import { useSelector } from '@xstate/react';
import { useId, type SubmitEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useActors } from '../app/app-actors.tsx';
import { GiftCardSection } from '../gift-card/gift-card-section.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { type CheckoutView, fieldErrors, wrongFieldLabels } from './checkout-view.ts';
import { DeliveryPlaceSection, type ShownAddressChoice, useAddressChoice } from './delivery-place-section.tsx';
import { OrderBlockers } from './order-blockers.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TimeSection } from './time-section.tsx';
import { useCheckoutView, type CheckoutActor, useGiftCard } from './use-checkout.ts';
import fieldStyles from '../ui/field.module.css';
import layout from '../ui/layout.module.css';
import styles from './checkout-page.module.css';

type LegalAgeChoiceProps = {
  readonly isConfirmed: boolean;
  readonly error: string | undefined;
  readonly onConfirm: (isConfirmed: boolean) => void;
};

/** Shown only when alcohol is in the cart. Source: product design, "Checkout"; ages: LMG art. 14, AlkG art. 41. */
function LegalAgeChoice({ isConfirmed, error, onConfirm }: LegalAgeChoiceProps) {
  const errorId = useId();
  return (
    <div className={fieldStyles.field}>
      <Choice
        type="checkbox"
        checked={isConfirmed}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => onConfirm(event.target.checked)}
      >
        <span>
          Ich bin alt genug für Alkohol
          <small>Bier und Wein ab 16, Spirituosen ab 18 Jahren. Wir prüfen den Ausweis an der Tür.</small>
        </span>
      </Choice>
      {error !== undefined && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type RemarkSectionProps = {
  readonly remark: string;
  readonly error: string | undefined;
  readonly onRemark: (remark: string) => void;
};

/** Asks for a remark to the kitchen; the note to the courier belongs to the address. */
const RemarkSection = ({ remark, error, onRemark }: RemarkSectionProps) => (
  <section className={`${layout.card} ${styles.part}`} aria-labelledby="wish">
    <h2 id="wish">
      <i aria-hidden="true">4</i>Noch ein Wunsch?
    </h2>
    <Field
      label="Bemerkung für die Küche"
      aside="freiwillig"
      hint="Allergien, gut durchgebacken, in Stücke geschnitten."
      error={error}
    >
      {(control) => (
        <textarea {...control} rows={2} value={remark} onChange={(event) => onRemark(event.target.value)} />
      )}
    </Field>
  </section>
);

type Props = {
  readonly checkout: CheckoutActor;
  readonly cart: Cart;
  readonly delivery: Delivery;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
  readonly block: CheckoutBlock | null;
};

const FIRST_WRONG = '[aria-invalid="true"], [role="alert"][tabindex]';

const focusFirstWrong = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();

export function CheckoutForm({ block, ...props }: Props) {
  const { checkout, cart, delivery } = props;
  const { cart: cartActor } = useActors();
  const form = useRef<HTMLFormElement>(null);
  const giftCard = useGiftCard(checkout);
  const choice = useAddressChoice(checkout);
  const view = useCheckoutView(props, giftCard);
  const draft = useSelector(checkout, selectDraft);
  const attempt = useSelector(checkout, selectAttempt);
  const refused = useSelector(checkout, selectRefusal);
  const draftErrors = useSelector(checkout, selectDraftErrors, sameErrors);
  const isBusy = useSelector(checkout, (snapshot) => snapshot.hasTag('busy'));
  const isCardChecking = useSelector(giftCard, (snapshot) => snapshot.hasTag('busy'));
  const isCartChanging = useSelector(cartActor, (snapshot) => snapshot.hasTag('busy'));
  const { orderLocation, summary, timeProblem, estimate, refusal } = view;
  const errors = fieldErrors({ draft: draftErrors, refusal, timeProblem, estimate, isServed: choice.isServed });
  const edit = (change: Partial<Omit<CheckoutDraft, 'address'>>) =>
    checkout.send({ type: 'draft.edited', draft: change });

  // Moves the focus for a new refusal only, not when reloaded data repeat it.
  useEffect(() => {
    if (refused !== null) focusFirstWrong(form.current);
  }, [refused]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => {
      // A typed code is redeemed before the order, so that the customer first sees what is left to pay.
      if (selectIsUnredeemed(giftCard.getSnapshot())) giftCard.send({ type: 'code.submitted' });
      else checkout.send({ type: 'order.submitted', attempt: attemptOf({ cart, draft }, view, choice) });
    });
    focusFirstWrong(form.current);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div inert={isBusy} className={styles.columns}>
        <div className={styles.parts}>
          <DeliveryPlaceSection
            checkout={checkout}
            choice={choice}
            orderLocations={delivery.orderLocations}
            errors={errors}
          />
          <TimeSection
            deliveryTime={draft.deliveryTime}
            view={view}
            error={errors['deliveryTime']}
            onDeliveryTime={(deliveryTime) => edit({ deliveryTime })}
          />
          <PaymentSection
            method={draft.paymentMethod}
            isPrepaid={view.isPrepaid}
            onMethod={(paymentMethod) => edit({ paymentMethod })}
          >
            <div className={styles.giftCard}>
              <GiftCardSection
                giftCard={giftCard}
                amount={summary?.giftCardAmount ?? null}
                error={errors['giftCardCode']}
              />
            </div>
          </PaymentSection>
          <RemarkSection remark={draft.remark} error={errors['remark']} onRemark={(remark) => edit({ remark })} />
        </div>
        <div className={styles.side}>
          <SummaryCard cart={cart} view={view} onChange={() => cartActor.send({ type: 'panel.opened' })}>
            <OrderBlockers
              block={block}
              summary={summary}
              orderLocation={orderLocation}
              refusal={refusal}
              attempt={attempt}
              onRemoveUnavailable={() => cartActor.send({ type: 'unavailableItems.removed' })}
            />
            {(view.needsLegalAge || refusal?.code === 'legalAgeUnconfirmed') && (
              <LegalAgeChoice
                isConfirmed={draft.legalAgeConfirmed}
                error={errors['legalAgeConfirmed']}
                onConfirm={(legalAgeConfirmed) => edit({ legalAgeConfirmed })}
              />
            )}
          </SummaryCard>
          <PlaceOrderBar
            checkout={checkout}
            itemsTotal={cart.totalCost}
            summary={summary}
            isDisabled={block !== null || isCardChecking || isCartChanging}
            wrongFields={attempt === null ? [] : wrongFieldLabels(errors)}
          />
        </div>
      </div>
    </form>
  );
}

/** Collects what the customer agrees to by ordering now. */
const attemptOf = (
  { cart, draft: { deliveryTime } }: Pick<Props, 'cart'> & { readonly draft: CheckoutDraft },
  { summary, estimate, needsLegalAge, timeProblem }: CheckoutView,
  { isServed }: ShownAddressChoice,
): CheckoutAttempt => ({
  totalPrice: summary?.totalPrice ?? cart.totalCost,
  giftCardAmount: summary?.giftCardAmount ?? 0,
  ...(deliveryTime.kind === 'asap' && estimate !== null && { estimate }),
  needsLegalAge,
  isTimePossible: timeProblem === null && isServed,
});

const sameErrors = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([field, message]) => b[field] === message);
