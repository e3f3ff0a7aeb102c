import { OPENING_STATE_LABELS, SERVICE_LABELS, openingDetail, whenText } from '../opening-hours/opening-labels.ts';
import { type HoursInForce, openingStatuses } from '../opening-hours/opening-status.ts';
import { SERVICES } from '../opening-hours/week.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, formatTime } from '../time/zurich.ts';
import { type DeliveryPlan, deliveryServiceOf, deliverySlots, SLOT_MINUTES } from './delivery-slots.ts';
import { nextDelivery } from './next-delivery.ts';
import { nearestOf } from './order-location.ts';

/** A line of what guests are shown now: a label and its text. */
export type PreviewLine = { readonly label: string; readonly text: string };

/** The hours, and the preparation and driving to the nearest area; without areas the driving time is 0. */
export type PreviewedHours = HoursInForce &
  Pick<DeliveryPlan, 'settings'> & { readonly orderLocations: readonly DeliveryPlan['orderLocation'][] };

const statusLines = (hours: HoursInForce, now: Instant): PreviewLine[] => {
  const statuses = openingStatuses(hours, now);
  return SERVICES.map((service) => {
    const status = statuses[service];
    return {
      label: SERVICE_LABELS[service],
      text: [OPENING_STATE_LABELS[status.state], openingDetail(status, now)].filter((text) => text !== '').join(', '),
    };
  });
};

/** `17:45 bis 21:45, 17 Zeitfenster`; the end is that of the last slot. */
function slotsText(slots: readonly Instant[]): string {
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined) return 'keine mehr';
  const count = slots.length === 1 ? '1 Zeitfenster' : `${slots.length} Zeitfenster`;
  return `${formatTime(first)} bis ${formatTime(addMinutes(last, SLOT_MINUTES))}, ${count}`;
}

/** What guests would be shown at `now` under these hours: status, earliest delivery, slots. */
export function hoursPreview(hours: PreviewedHours, now: Instant): PreviewLine[] {
  const orderLocation = nearestOf(hours.orderLocations) ?? { minutes: 0 };
  const plan: DeliveryPlan = { ...deliveryServiceOf(hours.openingHours, hours), orderLocation };
  const next = nextDelivery(plan, now);
  return [
    ...statusLines(hours, now),
    { label: 'Früheste Lieferung', text: next === null ? 'keine in Sicht' : whenText(next, now) },
    { label: 'Lieferzeiten heute', text: slotsText(deliverySlots(plan, now)) },
  ];
}
