import * as z from 'zod/mini';
import { origin } from '../declaration/declaration.ts';
import { labelling } from '../declaration/labelling.ts';
import { price } from '../money/money.ts';
import { photo } from '../photo/photo.ts';
import { instant, localTime } from '../time/instant.ts';
import { itemVatClass } from '../vat/vat.ts';
import { ALLERGENS, PRODUCT_TAGS } from './declaration.ts';
import { illustration } from './illustration.ts';
import { ovenBreads } from './oven-breads.ts';

export const allergen = z.enum(ALLERGENS);

/** Something that staff can take off sale: a product, an option, an ingredient. */
export const offer = z.object({
  /** False while staff have switched it off. */
  available: z.boolean(),
  /** Sold out until this instant; one in the past means on sale again. */
  soldOutUntil: z.nullable(instant),
});
export type Offer = z.infer<typeof offer>;

export const option = z.object({
  id: z.uuid(),
  name: z.string(),
  price,
  allergens: z.array(allergen),
  labelling: z.optional(z.nullable(labelling)),
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

export const productTag = z.enum(PRODUCT_TAGS);

/** Weekdays (0 Sunday to 6 Saturday) and the window in which the product can be delivered; may pass midnight. */
export const availabilitySchedule = z.object({
  daysOfWeek: z.array(z.int().check(z.gte(0), z.lte(6))),
  from: localTime,
  to: localTime,
});
export type AvailabilitySchedule = z.infer<typeof availabilitySchedule>;

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
  /** What it declares besides; null or missing: nobody has. */
  labelling: z.optional(z.nullable(labelling)),
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
