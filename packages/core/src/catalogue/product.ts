import * as z from 'zod/mini';
import { ovenBreads } from '../delivery/oven-breads.ts';
import { price } from '../money/money.ts';
import { itemVatClass } from '../money/vat.ts';
import { photo } from '../photo/photo.ts';
import { localTime } from '../time/instant.ts';
import { allergen } from './allergen-schema.ts';
import { illustration } from './illustration.ts';
import { offer } from './offer.ts';
import { optionGroup } from './option-group.ts';
import { PRODUCT_TAGS } from './product-tag.ts';

export const productTag = z.enum(PRODUCT_TAGS);

/** Weekdays (0 Sunday to 6 Saturday) and the window in which the product can be delivered; may pass midnight. */
export const availabilitySchedule = z.object({
  daysOfWeek: z.array(z.int().check(z.gte(0), z.lte(6))),
  from: localTime,
  to: localTime,
});
export type AvailabilitySchedule = z.infer<typeof availabilitySchedule>;

/** Where meat or fish comes from. Source: LIV art. 15 to 17. */
export const origin = z.object({ ingredient: z.string(), country: z.string() });
export type Origin = z.infer<typeof origin>;

export const product = z.object({
  id: z.uuid(),
  productGroupId: z.uuid(),
  name: z.string(),
  description: z.string(),
  price,
  vatClass: itemVatClass,
  ...offer.shape,
  /** When it can be delivered; null means always. */
  availabilitySchedule: z.nullable(availabilitySchedule),
  allergens: z.array(allergen),
  origins: z.array(origin),
  tags: z.array(productTag),
  /** Shown on the home page. */
  favourite: z.boolean(),
  ovenBreads,
  illustration,
  /** Shown in place of the illustration. */
  photo: z.nullable(photo),
  optionGroups: z.array(optionGroup),
});
export type Product = z.infer<typeof product>;
