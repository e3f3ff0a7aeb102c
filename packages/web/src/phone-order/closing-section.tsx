import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { minimumAgeOfLines } from '@ofenpost/core/declaration/minimum-age';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { OVERRIDABLE_BLOCK_LABELS, type OverridableBlock } from '@ofenpost/core/order/order';
import { type PhoneOrderDraft, isBlankPhoneOrder } from '@ofenpost/core/phone-order/phone-order-draft';
import { phoneOrderMessage } from '@ofenpost/core/phone-order/phone-order-messages';
import type { PhoneOrderView } from '@ofenpost/core/phone-order/phone-order-view';
import { shortDay } from '@ofenpost/core/time/short-day';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useRestaurant } from '../app/app-actors.tsx';
import { GiftCardSection } from '../gift-card/gift-card-section.tsx';
import type { GiftCardActor } from '../gift-card/use-gift-card-check.ts';
import { PaymentMethodChips } from '../money/payment-method-chips.tsx';
import { Subtotals } from '../money/sum-list.tsx';
import { PromotionCodeSection } from '../promotion/promotion-code.tsx';
import type { PromotionCode } from '../promotion/use-promotion-code.ts';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { PhoneOrderButtons } from './phone-order-buttons.tsx';
import layout from '../ui/layout.module.css';
import styles from './override-field.module.css';
import phoneOrderPageStyles from './phone-order-page.module.css';

type OverrideFieldProps = {
  readonly blocks: readonly OverridableBlock[];
  /** The amount missing to the minimum order, in Rappen. */
  readonly missing: number;
  readonly reason: string;
  readonly isAttempted: boolean;
  readonly onReason: (reason: string) => void;
};

/** Names the rules that the order breaks, and asks for the reason to override them. */
const OverrideField = ({ blocks, missing, reason, isAttempted, onReason }: OverrideFieldProps) => (
  <div className={styles.override}>
    <ul>
      {blocks.map((block) => (
        <li key={block}>
          {OVERRIDABLE_BLOCK_LABELS[block]}
          {block === 'minimumOrder' && `: es fehlen ${formatMoney(missing)}`}
        </li>
      ))}
    </ul>
    <Field
      label="Trotzdem annehmen, weil …"
      hint="Der Grund wird festgehalten und steht auf dem Pult."
      error={isAttempted && reason.trim() === '' ? 'Schreib bitte kurz, warum.' : undefined}
    >
      {(control) => (
        <input {...control} autoComplete="off" value={reason} onChange={({ target }) => onReason(target.value)} />
      )}
    </Field>
  </div>
);

type PhoneOrderPaymentProps = {
  readonly current: PhoneOrderDraft;
  /** Null while it is unknown. */
  readonly summary: PhoneOrderView['summary'];
  readonly error: string | undefined;
  readonly giftCard: GiftCardActor;
  readonly giftCardId: string;
  readonly onEdit: (change: Pick<PhoneOrderDraft, 'paymentMethod'>) => void;
};

/** Asks for the payment method at the door and for a gift card. */
const PhoneOrderPayment = ({ current, summary, error, giftCard, giftCardId, onEdit }: PhoneOrderPaymentProps) => (
  <>
    <fieldset className={phoneOrderPageStyles.chips}>
      <legend className={phoneOrderPageStyles.legend}>Zahlung</legend>
      <PaymentMethodChips
        name="payment"
        chosen={current.paymentMethod}
        onChosen={(paymentMethod) => onEdit({ paymentMethod })}
      />
    </fieldset>
    <GiftCardSection id={giftCardId} aside="F9" giftCard={giftCard} summary={summary} error={error} />
  </>
);

type PhoneOrderTimeProps = {
  readonly current: PhoneOrderDraft;
  readonly view: PhoneOrderView;
  readonly onEdit: (change: Pick<PhoneOrderDraft, 'deliveryTime'>) => void;
};

const ASAP = 'asap';

const slotOption = ({ at, isFull }: PhoneOrderView['slots'][number], day = '') => (
  <option key={at} value={at}>
    {day}
    {formatTime(at)}
    {isFull && ' (Ofen voll)'}
  </option>
);

/**
 * Asks for as soon as possible, with the estimate to tell the caller, or for a slot of today or of a coming day. A full one needs a
 * reason.
 */
function PhoneOrderTime({
  current: { deliveryTime, fulfilment },
  view: { asapAt, slots, days, summary },
  onEdit,
}: PhoneOrderTimeProps) {
  const chosen = deliveryTime.kind === 'slot' ? deliveryTime.at : ASAP;
  const isUnavailable =
    chosen !== ASAP && [{ slots }, ...days].every((day) => day.slots.every(({ at }) => at !== chosen));
  const isKnown = summary !== null;
  const asap = isKnown && asapAt !== null ? `So bald wie möglich, um ${formatTime(asapAt)}` : 'So bald wie möglich';
  return (
    <Field label={fulfilment === 'collected' ? 'Abholen' : 'Lieferzeit'}>
      {(control) => (
        <select
          {...control}
          className={`${control.className ?? ''} ${phoneOrderPageStyles.time}`}
          value={chosen}
          onChange={({ target: { value } }) =>
            onEdit({ deliveryTime: value === ASAP ? { kind: 'asap' } : { kind: 'slot', at: value } })
          }
        >
          <option value={ASAP}>{asap}</option>
          {isUnavailable && <option value={chosen}>{formatTime(chosen)} (nicht mehr möglich)</option>}
          {slots.map((slot) => slotOption(slot))}
          {days.map((each) => (
            <optgroup key={each.day} label={shortDay(each.day)}>
              {each.slots.map((slot) => slotOption(slot, `${shortDay(each.day)}, `))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

type Props = {
  readonly current: PhoneOrderDraft;
  readonly view: PhoneOrderView;
  readonly errors: FieldErrors;
  readonly refusal: PlaceOrderError | null;
  readonly isAttempted: boolean;
  readonly isBusy: boolean;
  readonly giftCard: GiftCardActor;
  readonly giftCardId: string;
  readonly promotionCode: PromotionCode;
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
  const { alcoholMinAge } = useRestaurant();
  const age = minimumAgeOfLines(
    cart.productCart.map(({ products }) => products),
    alcoholMinAge,
  );
  // An empty order has its own message; other blockers concern what was entered.
  const isEmpty = current.items.length === 0;
  const message = refusal ?? (isAttempted || !isEmpty ? blocker : null);
  return (
    <section
      className={`${layout.card} ${phoneOrderPageStyles.part} ${phoneOrderPageStyles.closing}`}
      aria-label="Abschluss"
    >
      <PhoneOrderTime current={current} view={view} onEdit={onEdit} />
      <PhoneOrderPayment
        current={current}
        summary={summary}
        error={errors['giftCardCode']}
        giftCard={giftCard}
        giftCardId={giftCardId}
        onEdit={onEdit}
      />
      <PromotionCodeSection promotionCode={props.promotionCode} cart={cart} summary={summary} orderRefusal={null} />
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
          Der Gast ist mindestens {age} Jahre alt
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
      <div role="alert">
        {message !== null && <p className={phoneOrderPageStyles.bad}>{phoneOrderMessage(message)}</p>}
      </div>
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
