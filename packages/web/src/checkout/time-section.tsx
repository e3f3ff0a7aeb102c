import { SLOT_MINUTES } from '@ofenpost/core/delivery/delivery-slots';
import type { DeliveryTime } from '@ofenpost/core/delivery/delivery-time';
import type { OfferedSlot } from '@ofenpost/core/delivery/slot-capacity';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes, formatTime } from '@ofenpost/core/time/zurich';
import { useId } from 'react';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import type { CheckoutView } from './checkout-view.ts';
import controls from '../ui/controls.module.css';
import fieldStyles from '../ui/field.module.css';
import layout from '../ui/layout.module.css';
import styles from './checkout-page.module.css';

const slotText = (slot: Instant): string => `${formatTime(slot)} bis ${formatTime(addMinutes(slot, SLOT_MINUTES))}`;

type SlotFieldProps = {
  readonly chosen: Instant;
  readonly slots: readonly OfferedSlot[];
  readonly error: string | undefined;
  readonly onSlot: (slot: Instant) => void;
};

/** Full slots are disabled; many screen readers skip disabled options, so the hint names them too. */
function SlotField({ chosen, slots, error, onSlot }: SlotFieldProps) {
  const full = slots.filter(({ isFull }) => isFull).map(({ at }) => formatTime(at));
  return (
    <Field
      label="Lieferzeit"
      error={error}
      hint={full.length === 0 ? undefined : `Schon ausgebucht: ${full.join(', ')}`}
      className={styles.below}
    >
      {(control) => (
        <select {...control} value={chosen} onChange={(event) => onSlot(event.target.value)}>
          {!slots.some(({ at }) => at === chosen) && (
            <option value={chosen} disabled>
              {slotText(chosen)} – nicht mehr möglich
            </option>
          )}
          {slots.map(({ at, isFull }) => (
            <option key={at} value={at} disabled={isFull}>
              {isFull ? `${slotText(at)} – ausgebucht` : slotText(at)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type Props = {
  readonly deliveryTime: DeliveryTime;
  readonly view: Pick<CheckoutView, 'orderLocation' | 'estimate' | 'slots' | 'alternative'>;
  readonly error: string | undefined;
  readonly onDeliveryTime: (deliveryTime: DeliveryTime) => void;
};

function asapText({ orderLocation, estimate }: Props['view']): string {
  if (orderLocation === null) return 'Wähle zuerst, wohin wir liefern.';
  return estimate === null ? 'Heute ist unser Ofen ausgebucht.' : `voraussichtlich um ${formatTime(estimate)}`;
}

const slotsText = (firstFree: Instant | undefined): string =>
  firstFree === undefined ? 'Heute ist keine spätere Zeit mehr frei.' : `ab ${formatTime(firstFree)} in Viertelstunden`;

export function TimeSection({ deliveryTime, view, error, onDeliveryTime }: Props) {
  const firstFree = view.slots.find(({ isFull }) => !isFull)?.at;
  const errorId = useId();
  const isAsap = deliveryTime.kind === 'asap';
  return (
    <section className={`${layout.card} ${styles.part}`} aria-labelledby="when">
      <h2 id="when">
        <i aria-hidden="true">2</i>Wann hast du Hunger?
      </h2>
      <fieldset className={styles.choices} aria-labelledby="when">
        <Choice
          type="radio"
          name="deliveryTime"
          checked={isAsap}
          aria-invalid={isAsap && error !== undefined}
          aria-describedby={isAsap && error !== undefined ? errorId : undefined}
          onChange={() => onDeliveryTime({ kind: 'asap' })}
        >
          <span>
            So bald wie möglich
            <small>{asapText(view)}</small>
          </span>
        </Choice>
        <Choice
          type="radio"
          name="deliveryTime"
          checked={!isAsap}
          disabled={firstFree === undefined && isAsap}
          onChange={() => firstFree !== undefined && onDeliveryTime({ kind: 'slot', at: firstFree })}
        >
          <span>
            Heute zu einer bestimmten Zeit
            <small>{slotsText(firstFree)}</small>
          </span>
        </Choice>
      </fieldset>
      {isAsap && error !== undefined && (
        <p id={errorId} className={`${fieldStyles.error} ${styles.below}`}>
          {error}
        </p>
      )}
      {!isAsap && (
        <SlotField
          chosen={deliveryTime.at}
          slots={view.slots}
          error={error}
          onSlot={(at) => onDeliveryTime({ kind: 'slot', at })}
        />
      )}
      {error !== undefined && view.alternative !== null && (
        <AlternativeButton {...view} alternative={view.alternative} onDeliveryTime={onDeliveryTime} />
      )}
    </section>
  );
}

type AlternativeProps = Pick<Props['view'], 'estimate'> & {
  readonly alternative: DeliveryTime;
  readonly onDeliveryTime: Props['onDeliveryTime'];
};

function AlternativeButton({ alternative, estimate, onDeliveryTime }: AlternativeProps) {
  const asap = estimate === null ? 'So bald wie möglich' : `So bald wie möglich, etwa ${formatTime(estimate)}`;
  return (
    <button
      type="button"
      className={`${controls.secondary} ${controls.small} ${styles.alternative}`}
      onClick={() => onDeliveryTime(alternative)}
    >
      {alternative.kind === 'asap' ? `${asap} nehmen` : `${slotText(alternative.at)} nehmen`}
    </button>
  );
}
