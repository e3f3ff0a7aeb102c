import * as z from 'zod/mini';
import { addedAmount } from '../cart/added-amount.ts';
import { type NewCartItem, cart } from '../cart/cart.ts';
import { type MissingReason, missingLine, type MissingLine } from '../cart/missing-line.ts';
import { type Assortment, type StoredCartItem, addItem, checkNewItem } from '../cart/stored-cart.ts';
import type { Serving } from '../catalogue/availability.ts';
import type { Option, Product } from '../catalogue/product.ts';
import type { Menu } from '../menu/menu.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { OrderedOption, ProductOrder } from './order.ts';

/** The result of ordering again: the cart with all available lines, the missing ones, and what was added. */
export const orderedAgain = z.object({ cart, missing: z.array(missingLine), added: z.array(addedAmount) });
export type OrderedAgain = z.infer<typeof orderedAgain>;

/** The order, the cart and the assortment of ordering again. */
export type OrderingAgain = {
  readonly cart: readonly StoredCartItem[];
  readonly assortment: Assortment;
  /** When the new order would be made and delivered. */
  readonly at: Serving;
  readonly newItemId: () => string;
};

/** The product's option that was ordered; an order without ids finds one only where its name is unique. */
function findOption({ optionGroups }: Product, { id, name }: OrderedOption): Option | undefined {
  const offered = optionGroups.flatMap((group) => group.options);
  if (id !== undefined) return offered.find((option) => option.id === id);
  const [only, ...others] = offered.filter((option) => option.name === name);
  return others.some((other) => other.id !== only?.id) ? undefined : only;
}

/** The ids of the ordered options that the product still has, and the names of the others. */
function optionsOf(product: Product, options: readonly OrderedOption[]) {
  const ids = new Set<string>();
  const missingNames: string[] = [];
  for (const ordered of options) {
    const option = findOption(product, ordered);
    if (option === undefined) missingNames.push(ordered.name);
    else ids.add(option.id);
  }
  return { ids: [...ids], deleted: missingNames };
}

const isSameMenu = ({ courses }: Menu, options: ProductOrder['options']): boolean =>
  courses.length === options.length && options.every(({ name }, index) => name === courses[index]);

/** The line as a cart item, whether or not it is available. */
function itemOf(line: ProductOrder, { products, menus }: Assortment): Result<NewCartItem, MissingReason> {
  const { amount } = line;
  if (line.creation !== null) return ok({ creation: line.creation, amount });
  const menu = menus.find(({ id }) => id === line.productId);
  if (menu !== undefined)
    return isSameMenu(menu, line.options) ? ok({ menuId: menu.id, amount }) : err({ code: 'coursesChanged' });
  const product = products.find(({ id }) => id === line.productId);
  if (product === undefined) return err({ code: 'productUnavailable' });
  const { ids, deleted: missingNames } = optionsOf(product, line.options);
  return missingNames.length > 0
    ? err({ code: 'optionsGone', names: missingNames })
    : ok({ productId: product.id, optionIds: ids, amount });
}

/** The line as an item that can be had at the times of `at`, or why it cannot. */
export function itemAgain(line: ProductOrder, assortment: Assortment, at: Serving): Result<NewCartItem, MissingReason> {
  const item = itemOf(line, assortment);
  if (!item.ok) return item;
  const checked = checkNewItem(assortment, item.value, at);
  return checked.ok ? item : checked;
}

/**
 * The cart with all lines of an order that are available at the times of `at`, and the missing ones with the reason. A
 * line is added unchanged or not at all. Source: product design, "Order".
 */
export function orderAgain(
  lines: readonly ProductOrder[],
  { cart: before, assortment, at, newItemId }: OrderingAgain,
): { cart: readonly StoredCartItem[]; missing: MissingLine[] } {
  let items = before;
  const missing: MissingLine[] = [];
  for (const line of lines) {
    const item = itemAgain(line, assortment, at);
    const added = item.ok ? addItem(items, { id: newItemId(), ...item.value }) : item;
    if (added.ok) items = added.value;
    else missing.push({ name: line.name, amount: line.amount, reason: added.error });
  }
  return { cart: items, missing };
}
