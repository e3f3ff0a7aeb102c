import { SLOT_MINUTES } from '../delivery/delivery-slots.ts';
import type { OvenLoad } from '../delivery/delivery-time.ts';
import { slotOf } from '../delivery/slot-capacity.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes } from '../time/zurich.ts';

/** How many quarter hours the order desk shows, from the current one on. */
export const OVEN_QUARTERS = 8;

/** From this share on an oven is nearly full. */
const TIGHT_SHARE = 0.8;

export type OvenQuarter = {
  readonly at: Instant;
  readonly breads: number;
  /** The used share of the oven, 0 to 1. */
  readonly share: number;
  readonly level: 'free' | 'tight' | 'full';
};

function levelOf(breads: number, capacity: number): OvenQuarter['level'] {
  if (breads >= capacity) return 'full';
  return breads >= capacity * TIGHT_SHARE ? 'tight' : 'free';
}

/** What is reserved in the oven in each quarter hour from now on; null where the oven takes any number of flatbreads. */
export function ovenQuarters({ capacity, reserved }: OvenLoad, now: Instant): readonly OvenQuarter[] | null {
  if (capacity === null) return null;
  const breadsAt = new Map(reserved.map(({ slot, breads }) => [slot, breads]));
  const first = slotOf(now);
  return Array.from({ length: OVEN_QUARTERS }, (_, index) => {
    const at = addMinutes(first, index * SLOT_MINUTES);
    const breads = breadsAt.get(at) ?? 0;
    return { at, breads, share: Math.min(1, breads / capacity), level: levelOf(breads, capacity) };
  });
}
