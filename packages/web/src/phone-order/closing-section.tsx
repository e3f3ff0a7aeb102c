import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { type PhoneOrderDraft, isBlankPhoneOrder } from '@ofenpost/core/phone-order/phone-order-draft';
import { phoneOrderMessage } from '@ofenpost/core/phone-order/phone-order-messages';
import type { PhoneOrderView } from '@ofenpost/core/phone-order/phone-order-view';
import type { GiftCardActor } from '../gift-card/use-gift-card-check.ts';
import { Subtotals } from '../money/subtotals.tsx';
import { Choice } from '../theme/choice.tsx';
import { Field } from '../theme/field.tsx';
import { OverrideField } from './override-field.tsx';
import { PhoneOrderButtons } from './phone-order-buttons.tsx';
import { PhoneOrderPayment } from './phone-order-payment.tsx';
import { PhoneOrderTime } from './phone-order-time.tsx';
import layout from '../theme/layout.module.css';
import styles from './phone-order-page.module.css';

type Props = {
  readonly current: PhoneOrderDraft;
  readonly view: PhoneOrderView;
  readonly errors: FieldErrors;
  readonly refusal: PlaceOrderError | null;
  readonly isAttempted: boolean;
  readonly isBusy: boolean;
  readonly giftCard: GiftCardActor;
  readonly giftCardId: string;
  readonly onEdit: (change: Partial<Omit<PhoneOrderDraft, 'key' | 'startedAt' | 'items'>>) => void;
  readonly onSubmit: () => void;
  readonly onPark: () => void;
  readonly onDiscard: () => void;
  readonly onSheet: () => void;
};

/** Asks for time and payment, shows the total, and ends the call. */
export function ClosingSection(props: Props) {
  const { current, view, errors, refusal, isAttempted, isBusy, giftCard, giftCardId } = props;
  const { onEdit, onSubmit, onPark, onDiscard, onSheet } = props;
  const { cart, summary, blocker, blocks, needsLegalAge } = view;
  // An empty order has its own message; other blockers concern what was entered.
  const isEmpty = current.items.length === 0;
  const message = refusal ?? (isAttempted || !isEmpty ? blocker : null);
  return (
    <section className={`${layout.card} ${styles.part} ${styles.closing}`} aria-label="Abschluss">
      <PhoneOrderTime current={current} view={view} onEdit={onEdit} />
      <PhoneOrderPayment
        current={current}
        amount={summary?.giftCardAmount ?? null}
        error={errors['giftCardCode']}
        giftCard={giftCard}
        giftCardId={giftCardId}
        onEdit={onEdit}
      />
      <Field label="Bemerkung für die Küche" aside="freiwillig" error={errors['remark']}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={current.remark}
            onChange={({ target }) => onEdit({ remark: target.value })}
          />
        )}
      </Field>
      {needsLegalAge && (
        <Choice
          type="checkbox"
          checked={current.legalAgeConfirmed}
          onChange={({ target }) => onEdit({ legalAgeConfirmed: target.checked })}
        >
          Der Gast ist alt genug für Alkohol
          <small>Bei der Übergabe wird der Ausweis gezeigt.</small>
        </Choice>
      )}
      {blocks.length > 0 && (
        <OverrideField
          blocks={blocks}
          missing={summary?.missingToMinimumOrder ?? 0}
          reason={current.overrideReason}
          isAttempted={isAttempted}
          onReason={(overrideReason) => onEdit({ overrideReason })}
        />
      )}
      {!isEmpty && <Subtotals items={cart.totalCost} summary={summary} fulfilment={current.fulfilment} vat={[]} />}
      <div role="alert">{message !== null && <p className={styles.bad}>{phoneOrderMessage(message)}</p>}</div>
      <PhoneOrderButtons
        amountDue={isEmpty ? null : (summary?.amountDue ?? null)}
        isBlank={isBlankPhoneOrder(current)}
        isBusy={isBusy}
        onSubmit={onSubmit}
        onPark={onPark}
        onDiscard={onDiscard}
        onSheet={onSheet}
      />
    </section>
  );
}
