import { openRangesOn, openRangesUntil } from '../opening-hours/open-ranges.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { addDays, addMinutes, earlierOf, laterOf, roundUpToMinutes, toInstant, toLocalDate } from '../time/zurich.ts';
import { type DeliveryPlan, SLOT_MINUTES, arrivalOf, asapEstimate, deliverySlots } from './delivery-slots.ts';
import type { DeliveryTime } from './delivery-time.ts';

/** The day to which a time belongs: the one on which its hours begin, so the hour after midnight belongs to the evening. */
export function serviceDayOf(schedule: Schedule, at: Instant): LocalDate {
  const date = toLocalDate(at);
  const dayBefore = addDays(date, -1);
  const isOfNight = openRangesOn(schedule, dayBefore).some(({ closes }) => at < closes);
  return isOfNight ? dayBefore : date;
}

/** The coming days for which guests can order, without today. */
export const comingDays = ({ settings: { daysAhead = 0 } }: DeliveryPlan, now: Instant): LocalDate[] =>
  Array.from({ length: daysAhead }, (_, index) => addDays(toLocalDate(now), index + 1));

/** The beginnings of the slots of a coming day, those after its midnight too, by the rule of today's slots. */
export function slotsOn(plan: DeliveryPlan, day: LocalDate, now: Instant): Instant[] {
  const { schedule, busyControls } = plan;
  const [begins, ends] = [toInstant(day, '00:00'), toInstant(addDays(day, 2), '00:00')];
  return openRangesUntil(schedule, now, busyControls.pause, day).flatMap(({ opens, closes }) => {
    const slots: Instant[] = [];
    const [first, last] = [arrivalOf(plan, laterOf(now, opens)), earlierOf(closes, ends)];
    let slot = roundUpToMinutes(laterOf(first, begins), SLOT_MINUTES);
    for (; addMinutes(slot, SLOT_MINUTES) <= last; slot = addMinutes(slot, SLOT_MINUTES))
      if (serviceDayOf(schedule, slot) === day) slots.push(slot);
    return slots;
  });
}

/** Whether guests can order for this slot on a coming day. */
export function isComingSlot(plan: DeliveryPlan, at: Instant, now: Instant): boolean {
  const days = comingDays(plan, now);
  if (days.length === 0) return false;
  const day = serviceDayOf(plan.schedule, at);
  return days.includes(day) && slotsOn(plan, day, now).includes(at);
}

/** The instant of a chosen delivery time, or null when it is not possible (any more). It is never moved silently. */
export function requestedInstant(plan: DeliveryPlan, deliveryTime: DeliveryTime, now: Instant): Instant | null {
  if (deliveryTime.kind === 'asap') return asapEstimate(plan, now);
  const { at } = deliveryTime;
  return deliverySlots(plan, now).includes(at) || isComingSlot(plan, at, now) ? at : null;
}

/** Whether a chosen delivery time is (still) possible at `now`. */
export const isDeliveryTimeOrderable = (plan: DeliveryPlan, deliveryTime: DeliveryTime, now: Instant): boolean =>
  requestedInstant(plan, deliveryTime, now) !== null;
