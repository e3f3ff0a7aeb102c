import type { Product } from '@ofenpost/core/catalogue/product';
import { demoId } from './demo-id.ts';

type Details = Pick<Product, 'name' | 'description' | 'price' | 'allergens' | 'illustration'> & Partial<Product>;

/** A product as most are; the hundreds of its number are its group. */
export const demoProduct = (number: number, details: Details): Product => ({
  id: demoId('product', number),
  productGroupId: demoId('productGroup', Math.floor(number / 100)),
  vatClass: 'food',
  available: true,
  soldOutUntil: null,
  availabilitySchedule: null,
  origins: [],
  tags: [],
  favourite: false,
  photo: null,
  optionGroups: [],
  ovenBreads: details.illustration.kind === 'flatbread' ? 1 : 0,
  ...details,
});
