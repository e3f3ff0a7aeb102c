import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { allergen } from './allergen-schema.ts';
import { offer } from './offer.ts';

export const option = z.object({
  id: z.uuid(),
  name: z.string(),
  price,
  allergens: z.array(allergen),
  ...offer.shape,
});
export type Option = z.infer<typeof option>;

/** A choice of a product: at least `min`, at most `max` options; the cheapest `included` ones are free. */
export const optionGroup = z.object({
  id: z.uuid(),
  name: z.string(),
  min: z.int().check(z.nonnegative()),
  max: z.int().check(z.positive()),
  included: z.int().check(z.nonnegative()),
  options: z.array(option),
});
export type OptionGroup = z.infer<typeof optionGroup>;
