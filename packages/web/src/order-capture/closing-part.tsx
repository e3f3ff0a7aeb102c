import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { type Capture, isBlankCapture } from '@ofenpost/core/order-capture/capture';
import { captureMessage } from '@ofenpost/core/order-capture/capture-messages';
import type { CaptureView } from '@ofenpost/core/order-capture/capture-view';
import type { GiftCardActor } from '../gift-card/use-gift-card-check.ts';
import { SumsSoFar } from '../money/sums-so-far.tsx';
import { Choice } from '../theme/choice.tsx';
import { Field } from '../theme/field.tsx';
import { CaptureButtons } from './capture-buttons.tsx';
import { CapturePayment } from './capture-payment.tsx';
import { CaptureTime } from './capture-time.tsx';
import { OverrideField } from './override-field.tsx';
import layout from '../theme/layout.module.css';
import styles from './order-capture-page.module.css';

type Props = {
  readonly current: Capture;
  readonly view: CaptureView;
  readonly errors: FieldErrors;
  readonly refusal: PlaceOrderError | null;
  readonly isAttempted: boolean;
  readonly isBusy: boolean;
  readonly giftCard: GiftCardActor;
  readonly giftCardId: string;
  readonly onEdit: (change: Partial<Omit<Capture, 'key' | 'startedAt' | 'items'>>) => void;
  readonly onSubmit: () => void;
  readonly onPark: () => void;
  readonly onDiscard: () => void;
  readonly onSheet: () => void;
};

/** When, how it is paid, what it costs, and the end of the call. */
export function ClosingPart(props: Props) {
  const { current, view, errors, refusal, isAttempted, isBusy, giftCard, giftCardId } = props;
  const { onEdit, onSubmit, onPark, onDiscard, onSheet } = props;
  const { cart, summary, hindrance, blocks, needsLegalAge } = view;
  // An empty order says so itself; the rest stands in the way of what was entered.
  const isEmpty = current.items.length === 0;
  const told = refusal ?? (isAttempted || !isEmpty ? hindrance : null);
  return (
    <section className={`${layout.card} ${styles.part} ${styles.closing}`} aria-label="Abschluss">
      <CaptureTime current={current} view={view} onEdit={onEdit} />
      <CapturePayment
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
      {!isEmpty && <SumsSoFar goods={cart.totalCost} summary={summary} fulfilment={current.fulfilment} vat={[]} />}
      <div role="alert">{told !== null && <p className={styles.bad}>{captureMessage(told)}</p>}</div>
      <CaptureButtons
        amountDue={isEmpty ? null : (summary?.amountDue ?? null)}
        isBlank={isBlankCapture(current)}
        isBusy={isBusy}
        onSubmit={onSubmit}
        onPark={onPark}
        onDiscard={onDiscard}
        onSheet={onSheet}
      />
    </section>
  );
}
