import type { Cart } from '@ofenpost/core/cart/cart';
import {
  selectDraft,
  selectDraftErrors,
  selectIsUnconfirmed,
  selectRefusal,
} from '@ofenpost/core/checkout/checkout.selectors';
import type { CheckoutBlock } from '@ofenpost/core/checkout/place-order';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useActors } from '../app/app-actors.tsx';
import { useAccount, useNow, useOpeningHours } from '../app/app-state.ts';
import { AddressPart } from './address-part.tsx';
import { CheckoutBlockNotice } from './checkout-block-notice.tsx';
import { checkoutView } from './checkout-view.ts';
import { fieldErrors } from './field-errors.ts';
import { LegalAgeChoice } from './legal-age-choice.tsx';
import { MinimumOrderNotice } from './minimum-order-notice.tsx';
import { PaymentPart } from './payment-part.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TimePart } from './time-part.tsx';
import type { CheckoutActor } from './use-checkout.ts';
import styles from './checkout-page.module.css';

type Props = {
  readonly checkout: CheckoutActor;
  readonly cart: Cart;
  readonly delivery: Delivery;
  readonly block: CheckoutBlock | null;
};

const FIRST_WRONG = '[aria-invalid="true"], [role="alert"][tabindex]';

const focusFirstWrong = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();

export function CheckoutForm({ checkout, cart, delivery, block }: Props) {
  const actors = useActors();
  const form = useRef<HTMLFormElement>(null);
  const account = useAccount();
  const draft = useSelector(checkout, selectDraft);
  const refusal = useSelector(checkout, selectRefusal);
  const draftErrors = useSelector(checkout, selectDraftErrors, sameErrors);
  const isBusy = useSelector(checkout, (snapshot) => snapshot.hasTag('busy'));
  const isPlacing = useSelector(checkout, (snapshot) => snapshot.matches('placing'));
  const isUnconfirmed = useSelector(checkout, selectIsUnconfirmed);
  const view = checkoutView({ draft, cart, delivery, deliverySchedule: useOpeningHours().delivery, now: useNow() });
  const { orderLocation, summary } = view;
  const errors = fieldErrors(draftErrors, refusal, view.isTimePossible);

  useEffect(() => {
    if (refusal !== null) focusFirstWrong(form.current);
  }, [refusal]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const attempt = { totalPrice: summary?.totalPrice ?? cart.totalCost, needsLegalAge: view.needsLegalAge };
    if (view.isTimePossible) flushSync(() => checkout.send({ type: 'order.submitted', attempt }));
    focusFirstWrong(form.current);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div inert={isBusy} className={styles.columns}>
        <div className={styles.parts}>
          <AddressPart
            address={draft.address}
            errors={errors}
            orderLocations={delivery.orderLocations}
            orderLocation={orderLocation}
            onAddress={(address) => checkout.send({ type: 'address.edited', address })}
            email={account.email === null ? (draft.email ?? '') : null}
            onEmail={(email) => checkout.send({ type: 'draft.edited', draft: { email } })}
            remark={draft.remark}
            onRemark={(remark) => checkout.send({ type: 'draft.edited', draft: { remark } })}
          />
          <TimePart
            deliveryTime={draft.deliveryTime}
            estimate={view.estimate}
            slots={view.slots}
            error={errors['deliveryTime']}
            onDeliveryTime={(deliveryTime) => checkout.send({ type: 'draft.edited', draft: { deliveryTime } })}
          />
          <PaymentPart
            method={draft.paymentMethod}
            onMethod={(paymentMethod) => checkout.send({ type: 'draft.edited', draft: { paymentMethod } })}
          />
        </div>
        <SummaryCard cart={cart} view={view} onChange={() => actors.cart.send({ type: 'panel.opened' })}>
          {block !== null && (
            <CheckoutBlockNotice
              block={block}
              onRemoveUnavailable={() => actors.cart.send({ type: 'unavailableItems.removed' })}
            />
          )}
          {summary !== null && orderLocation !== null && (
            <MinimumOrderNotice summary={summary} orderLocation={orderLocation} />
          )}
          {block === null && <RefusalNotice refusal={refusal} />}
          {(view.needsLegalAge || refusal?.code === 'legalAgeUnconfirmed') && (
            <LegalAgeChoice
              isConfirmed={draft.legalAgeConfirmed}
              error={errors['legalAgeConfirmed']}
              onConfirm={(legalAgeConfirmed) => checkout.send({ type: 'draft.edited', draft: { legalAgeConfirmed } })}
            />
          )}
          <PlaceOrderButton
            totalPrice={summary?.totalPrice ?? null}
            isDisabled={block !== null || (summary?.missingToMinimumOrder ?? 0) > 0}
            isPlacing={isPlacing}
            isUnconfirmed={isUnconfirmed}
            onRetry={() => checkout.send({ type: 'order.retried' })}
          />
          <p className={styles.note}>Du zahlst erst an der Tür.</p>
        </SummaryCard>
      </div>
    </form>
  );
}

const sameErrors = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([field, message]) => b[field] === message);
