import type { DeliveryTime } from '@ofenpost/core/delivery/delivery-time';
import type { OfferedDay } from '@ofenpost/core/delivery/slot-capacity';
import { shortDay } from '@ofenpost/core/time/short-day';
import { Field } from '../ui/field.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { firstSlotOf, slotLabel } from './offered-slots.ts';
import { SlotField, type SlotFieldProps } from './slot-field.tsx';
import styles from './checkout-page.module.css';

type ComingDayProps = Pick<CheckoutView, 'days' | 'fulfilment'> &
  Pick<SlotFieldProps, 'chosen' | 'error'> & {
    readonly day: OfferedDay;
    readonly onDeliveryTime: (deliveryTime: DeliveryTime) => void;
  };

/** The day and the time of an order for a coming day. */
export const ComingDayFields = ({ day, days, fulfilment, chosen, error, onDeliveryTime }: ComingDayProps) => (
  <>
    <Field label="Tag" error={undefined} className={styles.below}>
      {(control) => (
        <select
          {...control}
          value={day.day}
          onChange={({ target }) => {
            const next = days.find((each) => each.day === target.value);
            if (next !== undefined) onDeliveryTime(firstSlotOf(next));
          }}
        >
          {days.map((each) => (
            <option key={each.day} value={each.day} disabled={each.slots.every(({ isFull }) => isFull)}>
              {shortDay(each.day)}
            </option>
          ))}
        </select>
      )}
    </Field>
    <SlotField
      label={slotLabel({ fulfilment })}
      chosen={chosen}
      slots={day.slots}
      error={error}
      onSlot={(at) => onDeliveryTime({ kind: 'slot', at })}
    />
  </>
);
