import * as z from 'zod/mini';
import { postcode } from '../contact/postcode.ts';
import { price } from '../money/money.ts';
import { minutes } from '../time/instant.ts';

/** A fee that applies from a cart total on. */
export const feeTier = z.object({ from: price, fee: price });
export type FeeTier = z.infer<typeof feeTier>;

/** A delivery area (Lieferort). One postcode can have several towns. */
export const orderLocation = z.object({
  id: z.uuid(),
  postcode,
  town: z.string(),
  minimumOrder: price,
  /** Ascending by `from`; the first tier starts at 0. */
  feeTiers: z.array(feeTier).check(z.minLength(1)),
  freeFrom: z.nullable(price),
  /** Driving time in minutes. */
  minutes,
  active: z.boolean(),
});
export type OrderLocation = z.infer<typeof orderLocation>;

/** The active area of a place; undefined where nobody delivers there any more. */
export const servedLocation = <Location extends Pick<OrderLocation, 'postcode' | 'town' | 'active'>>(
  locations: readonly Location[],
  { postcode: code, town }: Pick<OrderLocation, 'postcode' | 'town'>,
): Location | undefined => locations.find((each) => each.active && each.postcode === code && each.town === town);

/** The area with the shortest driving time; of equal ones the first, undefined of none. */
export const nearestOf = <Location extends Pick<OrderLocation, 'minutes'>>(
  locations: readonly Location[],
): Location | undefined => locations.toSorted((a, b) => a.minutes - b.minutes)[0];
