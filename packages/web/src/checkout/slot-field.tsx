import type { OfferedSlot } from '@ofenpost/core/delivery/slot-capacity';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Field } from '../ui/field.tsx';
import { slotText } from './offered-slots.ts';
import styles from './checkout-page.module.css';

export type SlotFieldProps = {
  readonly label: string;
  readonly chosen: Instant;
  readonly slots: readonly OfferedSlot[];
  readonly error: string | undefined;
  readonly onSlot: (slot: Instant) => void;
};

/** Full slots are disabled; many screen readers skip disabled options, so the hint names them too. */
export function SlotField({ label, chosen, slots, error, onSlot }: SlotFieldProps) {
  const full = slots.filter(({ isFull }) => isFull).map(({ at }) => formatTime(at));
  return (
    <Field
      label={label}
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
