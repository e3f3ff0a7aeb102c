import type { Assortment } from '../cart/assortment.ts';
import { CART_AMOUNT_MAX, type CartError, type NewCartItem } from '../cart/cart.ts';
import { checkNewItem } from '../cart/stored-cart.ts';
import type { Product } from '../catalogue/product.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { ProductOrder } from './order.ts';

/** Why a line cannot be ordered again as it was; `optionsGone`: extras of these names are no longer offered. */
export type MissingReason = CartError | { readonly code: 'optionsGone'; readonly names: readonly string[] };

/** A line that cannot be ordered again. */
export type MissingLine = { readonly name: string; readonly amount: number; readonly reason: MissingReason };

export type OrderAgain = {
  /** To be put into the cart, at today's prices. */
  readonly items: readonly NewCartItem[];
  readonly missing: readonly MissingLine[];
};

/** A line keeps the names of its options, not their ids: each name stands for one option that the product has today. */
function optionsOf({ optionGroups }: Product, options: ProductOrder['options']) {
  const ids: string[] = [];
  const gone: string[] = [];
  const offered = optionGroups.flatMap((group) => group.options);
  for (const { name } of options) {
    const option = offered.find((candidate) => candidate.name === name && !ids.includes(candidate.id));
    if (option === undefined) gone.push(name);
    else ids.push(option.id);
  }
  return { ids, gone };
}

/** The line as it would be put into the cart, whether or not everything in it can be had. */
function itemOf(line: ProductOrder, { products }: Assortment): Result<NewCartItem, MissingReason> {
  const amount = Math.min(line.amount, CART_AMOUNT_MAX);
  if (line.creation !== null) return ok({ creation: line.creation, amount });
  const product = products.find(({ id }) => id === line.productId);
  if (product === undefined) return err({ code: 'productUnavailable' });
  const { ids, gone } = optionsOf(product, line.options);
  return gone.length > 0
    ? err({ code: 'optionsGone', names: gone })
    : ok({ productId: product.id, optionIds: ids, amount });
}

function itemAgain(line: ProductOrder, assortment: Assortment, at: Instant): Result<NewCartItem, MissingReason> {
  const item = itemOf(line, assortment);
  if (!item.ok) return item;
  const checked = checkNewItem(assortment, item.value, at);
  return checked.ok ? item : checked;
}

/**
 * Which lines of an order can be put into the cart again for a delivery at `at`, and which are missing and why. A line is
 * taken as it was or not at all; of more than 99 pieces 99 are taken. Source: product design, "Order".
 */
export function orderAgain(lines: readonly ProductOrder[], assortment: Assortment, at: Instant): OrderAgain {
  const items: NewCartItem[] = [];
  const missing: MissingLine[] = [];
  for (const line of lines) {
    const item = itemAgain(line, assortment, at);
    if (item.ok) items.push(item.value);
    else missing.push({ name: line.name, amount: line.amount, reason: item.error });
  }
  return { items, missing };
}

function explanationOf(reason: MissingReason): string {
  switch (reason.code) {
    case 'optionsGone':
      return reason.names.length === 1
        ? `Das Extra «${reason.names.join()}» gibt es nicht mehr.`
        : `Die Extras «${reason.names.join('», «')}» gibt es nicht mehr.`;
    case 'optionsInvalid':
      return 'Diese Auswahl an Extras geht gerade nicht.';
    case 'creationInvalid':
    case 'partsUnavailable':
      return 'Nicht alles für diese Kreation ist gerade da.';
    default:
      return 'Das gibt es gerade nicht.';
  }
}

/** What the customer is told about a missing line: `2× Margherita: Das gibt es gerade nicht.` */
export const missingLineMessage = ({ name, amount, reason }: MissingLine): string =>
  `${amount}× ${name}: ${explanationOf(reason)}`;
