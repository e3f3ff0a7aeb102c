import { SLOT_MINUTES } from '@ofenpost/core/delivery/delivery-slots';
import type { DeliveryTime } from '@ofenpost/core/delivery/delivery-time';
import type { OfferedDay } from '@ofenpost/core/delivery/slot-capacity';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes, formatTime } from '@ofenpost/core/time/zurich';
import type { CheckoutView } from './checkout-view.ts';

export const slotText = (slot: Instant): string =>
  `${formatTime(slot)} bis ${formatTime(addMinutes(slot, SLOT_MINUTES))}`;

export const slotLabel = ({ fulfilment }: Pick<CheckoutView, 'fulfilment'>): string =>
  fulfilment === 'collected' ? 'Bereit um' : 'Lieferzeit';

/** The first slot with room on this day, else the first. */
export const firstSlotOf = ({ slots }: OfferedDay): DeliveryTime => {
  const slot = slots.find(({ isFull }) => !isFull) ?? slots[0];
  return slot === undefined ? { kind: 'asap' } : { kind: 'slot', at: slot.at };
};

/** The coming day of a slot that is not one of today's. */
export const chosenDay = ({ slots, days }: Pick<CheckoutView, 'slots' | 'days'>, at: Instant): OfferedDay | undefined =>
  slots.some((slot) => slot.at === at) ? undefined : days.find((day) => day.slots.some((slot) => slot.at === at));
