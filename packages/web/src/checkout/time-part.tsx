import { type DeliveryTime, SLOT_MINUTES } from '@ofenpost/core/delivery/delivery-time';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes, formatTime } from '@ofenpost/core/time/zurich';
import { useId } from 'react';
import { Choice } from '../theme/choice.tsx';
import { Field } from '../theme/field.tsx';
import fieldStyles from '../theme/field.module.css';
import layout from '../theme/layout.module.css';
import styles from './checkout-page.module.css';

type Props = {
  readonly deliveryTime: DeliveryTime;
  readonly estimate: Instant | null;
  readonly slots: readonly Instant[];
  readonly error: string | undefined;
  readonly onDeliveryTime: (deliveryTime: DeliveryTime) => void;
};

const slotText = (slot: Instant) => `${formatTime(slot)} bis ${formatTime(addMinutes(slot, SLOT_MINUTES))}`;

export function TimePart({ deliveryTime, estimate, slots, error, onDeliveryTime }: Props) {
  const [firstSlot] = slots;
  const errorId = useId();
  return (
    <section className={`${layout.card} ${styles.part}`} aria-labelledby="when">
      <h2 id="when">
        <i aria-hidden="true">2</i>Wann hast du Hunger?
      </h2>
      <fieldset className={styles.choices} aria-labelledby="when">
        <Choice
          type="radio"
          name="deliveryTime"
          checked={deliveryTime.kind === 'asap'}
          aria-invalid={error !== undefined && deliveryTime.kind === 'asap'}
          aria-describedby={errorId}
          onChange={() => onDeliveryTime({ kind: 'asap' })}
        >
          <span>
            So bald wie möglich
            <small>
              {estimate === null ? 'Wähle zuerst, wohin wir liefern.' : `voraussichtlich um ${formatTime(estimate)}`}
            </small>
          </span>
        </Choice>
        <Choice
          type="radio"
          name="deliveryTime"
          checked={deliveryTime.kind === 'slot'}
          disabled={firstSlot === undefined && deliveryTime.kind !== 'slot'}
          onChange={() => firstSlot !== undefined && onDeliveryTime({ kind: 'slot', at: firstSlot })}
        >
          <span>
            Heute zu einer bestimmten Zeit
            <small>
              {firstSlot === undefined
                ? 'Heute ist keine spätere Zeit mehr frei.'
                : `ab ${formatTime(firstSlot)} in Viertelstunden`}
            </small>
          </span>
        </Choice>
      </fieldset>
      {deliveryTime.kind === 'asap' && error !== undefined && (
        <p id={errorId} className={`${fieldStyles.error} ${styles.slot}`}>
          {error}
        </p>
      )}
      {deliveryTime.kind === 'slot' && (
        <Field label="Lieferzeit" error={error} className={styles.slot}>
          {(control) => (
            <select
              {...control}
              value={deliveryTime.at}
              onChange={(event) => onDeliveryTime({ kind: 'slot', at: event.target.value })}
            >
              {!slots.includes(deliveryTime.at) && (
                <option value={deliveryTime.at} disabled>
                  {slotText(deliveryTime.at)} – nicht mehr möglich
                </option>
              )}
              {slots.map((slot) => (
                <option key={slot} value={slot}>
                  {slotText(slot)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </section>
  );
}
