import type { Cart } from '@ofenpost/core/cart/cart';
import type { CheckoutAttempt } from '@ofenpost/core/checkout/checkout-context';
import { selectAttempt, selectDraft, selectDraftErrors, selectRefusal } from '@ofenpost/core/checkout/checkout.machine';
import type { CheckoutDraft, CheckoutBlock } from '@ofenpost/core/checkout/place-order';
import type { LegalAge } from '@ofenpost/core/declaration/declaration';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { DeliveryTime, OvenLoad } from '@ofenpost/core/delivery/delivery-time';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { selectCodeText, selectIsUnredeemed } from '@ofenpost/core/gift-card/gift-card-check.machine';
import { canBePaidOnline } from '@ofenpost/core/online-payment/online-limits';
import { type OnlineMethod, isOnline } from '@ofenpost/core/online-payment/online-method';
import type { PromotionTerms } from '@ofenpost/core/promotion/promotion-terms';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';
import { useSelector } from '@xstate/react';
import { type FocusEvent, useId, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useActors, useRestaurant } from '../app/app-actors.tsx';
import type { GiftCardActor } from '../gift-card/use-gift-card-check.ts';
import { type PromotionCode, usePromotionCode } from '../promotion/use-promotion-code.ts';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Fold } from '../ui/fold.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { type CheckoutView, fieldErrors, isOnComingDay, wrongFieldLabels } from './checkout-view.ts';
import { DeliveryPlaceSection, useAddressChoice } from './delivery-place-section.tsx';
import { FulfilmentChoice } from './fulfilment-choice.tsx';
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
  readonly age: LegalAge;
  readonly isConfirmed: boolean;
  readonly error: string | undefined;
  readonly onConfirm: (isConfirmed: boolean) => void;
};

/** Shown only when alcohol is in the cart. Source: product design, "Checkout"; ages: LMG art. 14, AlkG art. 41. */
function LegalAgeChoice({ age, isConfirmed, error, onConfirm }: LegalAgeChoiceProps) {
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
          Ich bin mindestens {age} Jahre alt
          <small>Halte den Ausweis bereit: Wir prüfen ihn bei der Übergabe.</small>
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
    <Fold summary="Bemerkung für die Küche" isNeeded={remark !== '' || error !== undefined}>
      <Field label="Bemerkung für die Küche" hint="Allergien, gut durchgebacken, in Stücke geschnitten." error={error}>
        {(control) => (
          <textarea
            {...control}
            name="remark"
            rows={2}
            value={remark}
            onChange={(event) => onRemark(event.target.value)}
          />
        )}
      </Field>
    </Fold>
  </section>
);

const giftCardSection = onDemand(() =>
  import('../gift-card/gift-card-section.tsx').then((module) => module.GiftCardSection),
);
const promotionCodeSection = onDemand(() =>
  import('../promotion/promotion-code.tsx').then((module) => module.PromotionCodeSection),
);
const contactSection = onDemand(() => import('./contact-section.tsx').then((module) => module.ContactSection));

type CodeFoldsProps = Pick<Props, 'cart'> & {
  readonly giftCard: GiftCardActor;
  readonly promotionCode: PromotionCode;
  readonly draft: CheckoutDraft;
  readonly view: Pick<CheckoutView, 'summary' | 'refusal'>;
  readonly errors: FieldErrors;
};

/** The codes that make an order cheaper: of a gift card and of a promotion. */
function CodeFolds({ giftCard, promotionCode, cart, draft, view: { summary, refusal }, errors }: CodeFoldsProps) {
  const giftCardText = useSelector(giftCard, selectCodeText);
  return (
    <div className={styles.giftCard}>
      <Fold
        summary="Gutschein einlösen"
        isNeeded={(draft.giftCardCode ?? '') !== '' || giftCardText !== '' || errors['giftCardCode'] !== undefined}
      >
        <giftCardSection.Component giftCard={giftCard} summary={summary} error={errors['giftCardCode']} />
      </Fold>
      <Fold
        summary="Aktionscode eingeben"
        isNeeded={promotionCode.named !== null || promotionCode.text !== '' || errors['promotionCode'] !== undefined}
      >
        <promotionCodeSection.Component
          promotionCode={promotionCode}
          cart={cart}
          summary={summary}
          orderRefusal={refusal}
        />
      </Fold>
    </div>
  );
}

type Props = {
  readonly checkout: CheckoutActor;
  readonly cart: Cart;
  readonly delivery: Delivery;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
  readonly onlineMethods: readonly OnlineMethod[];
  readonly happyHours: readonly PromotionTerms[];
  readonly block: CheckoutBlock | null;
};

const FIRST_WRONG = '[aria-invalid="true"], [role][tabindex]';

const focusFirstWrong = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();

/** A press of the mouse ends by then: what stands below must not move away from under it. */
const PRESS_MS = 250;

export function CheckoutForm({ block: blockOfToday, onlineMethods, ...props }: Props) {
  const { checkout, cart, delivery } = props;
  const { cart: cartActor } = useActors();
  const { alcoholMinAge = 16 } = useRestaurant();
  const form = useRef<HTMLFormElement>(null);
  const giftCard = useGiftCard(checkout);
  const choice = useAddressChoice(checkout);
  const draft = useSelector(checkout, selectDraft);
  const promotionCode = usePromotionCode({
    code: draft.promotionCode ?? '',
    onCode: (code) => checkout.send({ type: 'draft.edited', draft: { promotionCode: code } }),
  });
  const view = useCheckoutView(props, giftCard, promotionCode.named);
  const attempt = useSelector(checkout, selectAttempt);
  const refused = useSelector(checkout, selectRefusal);
  const [left, setLeft] = useState<readonly string[]>([]);
  const draftErrors = useSelector(checkout, (snapshot) => selectDraftErrors(snapshot, left), sameErrors);
  const isBusy = useSelector(checkout, (snapshot) => snapshot.hasTag('busy'));
  const isCardChecking = useSelector(giftCard, (snapshot) => snapshot.hasTag('busy'));
  const isCartChanging = useSelector(cartActor, (snapshot) => snapshot.hasTag('busy'));
  const { orderLocation, summary, timeProblem, estimate, refusal } = view;
  const { fulfilment } = view;
  const block = blockAt(draft.deliveryTime, view, blockOfToday);
  const isCollected = fulfilment === 'collected';
  const isServed = isCollected || choice.isServed;
  const errors = fieldErrors({ draft: draftErrors, refusal, timeProblem, estimate, isServed, fulfilment });
  const wrongFields = [
    ...wrongFieldLabels(errors, fulfilment),
    ...(reachesMinimum(view) ? [] : ['Mindestbestellwert']),
  ];
  const edit = (change: Partial<Omit<CheckoutDraft, 'address'>>) =>
    checkout.send({ type: 'draft.edited', draft: change });

  // Moves the focus for a new attempt or refusal only, not when reloaded data repeat it.
  useEffect(() => {
    if ((refused ?? attempt) !== null) focusFirstWrong(form.current);
  }, [refused, attempt]);

  // An order that was placed while its sum was computed is sent afterwards, with the sum that was shown: where it has
  // changed, the server asks again.
  const [held, setHeld] = useState<CheckoutAttempt | null>(null);
  const isSumComing = isCardChecking || isCartChanging || promotionCode.isChecking;
  useEffect(() => {
    if (held === null || isSumComing) return;
    checkout.send({ type: 'order.submitted', attempt: held });
    queueMicrotask(() => setHeld(null));
  }, [checkout, held, isSumComing]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A typed code is redeemed before the order, so that the customer first sees what is left to pay.
    if (promotionCode.isOpen) promotionCode.submit();
    else if (selectIsUnredeemed(giftCard.getSnapshot())) giftCard.send({ type: 'code.submitted' });
    else setHeld(attemptOf({ cart, draft }, view, isServed));
    focusFirstWrong(form.current);
  };

  const leave = ({ target }: FocusEvent<HTMLElement>) =>
    setTimeout(() => {
      if (target !== document.activeElement) setLeft((before) => [...before, target.getAttribute('name') ?? '']);
    }, PRESS_MS);
  /** What is being typed again is judged when it is left again, unless its error stands there already. */
  const enter = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.getAttribute('aria-invalid') !== 'true')
      setLeft((before) => before.filter((name) => name !== target.getAttribute('name')));
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div inert={isBusy} className={styles.columns} onBlur={leave} onFocus={enter}>
        <div className={styles.parts}>
          <FulfilmentChoice checkout={checkout} fulfilment={fulfilment} />
          {isCollected ? (
            <contactSection.Component checkout={checkout} errors={errors} />
          ) : (
            <DeliveryPlaceSection
              checkout={checkout}
              choice={choice}
              orderLocations={delivery.orderLocations}
              errors={errors}
              view={view}
            />
          )}
          <TimeSection
            deliveryTime={draft.deliveryTime}
            view={view}
            error={errors['deliveryTime']}
            onDeliveryTime={(deliveryTime) => edit({ deliveryTime })}
          />
          <PaymentSection
            method={draft.paymentMethod}
            onlineMethods={summary !== null && canBePaidOnline(summary.amountDue) ? onlineMethods : []}
            isPrepaid={view.isPrepaid}
            fulfilment={fulfilment}
            onMethod={(paymentMethod) => edit({ paymentMethod })}
          >
            <CodeFolds
              giftCard={giftCard}
              promotionCode={promotionCode}
              cart={cart}
              draft={draft}
              view={view}
              errors={errors}
            />
          </PaymentSection>
          <RemarkSection remark={draft.remark} error={errors['remark']} onRemark={(remark) => edit({ remark })} />
        </div>
        <div className={styles.side}>
          <SummaryCard cart={cart} view={view} onChange={() => cartActor.send({ type: 'panel.opened' })}>
            <OrderBlockers
              block={block}
              summary={summary}
              orderLocation={orderLocation}
              place={view.place}
              fulfilment={fulfilment}
              refusal={refusal}
              attempt={attempt}
              onRemoveUnavailable={() => cartActor.send({ type: 'unavailableItems.removed' })}
            />
            {asksForAge(view) && (
              <LegalAgeChoice
                age={view.minimumAge === 16 ? alcoholMinAge : 18}
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
            isOnline={isOnline(draft.paymentMethod)}
            fulfilment={fulfilment}
            block={block}
            isHeld={held !== null}
            wrongFields={attempt === null ? [] : wrongFields}
          />
        </div>
      </div>
    </form>
  );
}

/** What is missing today may be there again on the chosen coming day, which the server decides. */
const blockAt = (time: DeliveryTime, view: CheckoutView, blockOfToday: CheckoutBlock | null): CheckoutBlock | null =>
  blockOfToday === 'unavailableItems' && isOnComingDay(view, time) ? null : blockOfToday;

const asksForAge = ({ needsLegalAge, refusal }: CheckoutView): boolean =>
  needsLegalAge || refusal?.code === 'legalAgeUnconfirmed';

const reachesMinimum = ({ summary }: Pick<CheckoutView, 'summary'>): boolean =>
  summary === null || summary.missingToMinimumOrder === 0;

/** Collects what the customer agrees to by ordering now. */
const attemptOf = (
  { cart, draft: { deliveryTime } }: Pick<Props, 'cart'> & { readonly draft: CheckoutDraft },
  { summary, estimate, needsLegalAge, timeProblem }: CheckoutView,
  isServed: boolean,
): CheckoutAttempt => ({
  totalPrice: summary?.totalPrice ?? cart.totalCost,
  giftCardAmount: summary?.giftCardAmount ?? 0,
  ...(deliveryTime.kind === 'asap' && estimate !== null && { estimate }),
  needsLegalAge,
  isPossible: timeProblem === null && isServed && reachesMinimum({ summary }),
});

const sameErrors = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
