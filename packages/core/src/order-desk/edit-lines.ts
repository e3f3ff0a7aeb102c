import { isMenuChoice } from '../cart/chosen-options.ts';
import { priceCart } from '../cart/price-cart.ts';
import { type Assortment, checkNewItem } from '../cart/stored-cart.ts';
import type { Serving } from '../catalogue/availability.ts';
import { taxedRate } from '../checkout/checkout-summary.ts';
import { productOrderOf } from '../checkout/compose-order.ts';
import { ORDER_ITEMS_TOTAL_MAX } from '../checkout/place-order.ts';
import { itemsTotalOf } from '../order/amount-due.ts';
import { itemAgain } from '../order/order-again.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import type { Order, OrderEdit, ProductOrder } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Edit, EditContext } from './edit-order.ts';

/** Why nothing more can be added: what is made good has its pieces, and a courier takes nothing up on the way. */
function moreRefusal(order: Order, { lines, added }: Edit): OrderChangeError | null {
  const isMore =
    added.length > 0 ||
    lines.some(({ position, amount }) => amount > (order.productOrders[position]?.amount ?? amount));
  if (!isMore) return null;
  if (order.redelivers !== null) return { code: 'nothingToRedeliver' };
  return order.status === 'onTheWay' ? { code: 'alreadyOnTheWay' } : null;
}

/** The lines that stay at the prices of the order. What comes in addition must be available, as in a cart. */
function stayingLines(
  { productOrders }: Order,
  lines: Edit['lines'],
  assortment: Assortment,
  at: Serving,
): Result<ProductOrder[], OrderChangeError> {
  if (new Set(lines.map(({ position }) => position)).size < lines.length) return err({ code: 'nothingToEdit' });
  const staying: ProductOrder[] = [];
  for (const { position, amount } of lines.toSorted((a, b) => a.position - b.position)) {
    const line = productOrders[position];
    if (line === undefined) return err({ code: 'nothingToEdit' });
    const isAvailable = amount <= line.amount || itemAgain(line, assortment, at).ok;
    if (!isAvailable) return err({ code: 'lineUnavailable', name: line.name });
    staying.push({ ...line, amount, totalPrice: line.unitPrice * amount });
  }
  return ok(staying);
}

/** The lines that come, at today's prices, in their order; also those that cannot be had, so that a person can see them. */
export function addedLines(
  { fulfilment }: Pick<Order, 'fulfilment'>,
  added: Edit['added'],
  { vatRates, ...assortment }: EditContext,
  at: Serving,
): ProductOrder[] {
  const { productCart } = priceCart(
    added.map((item, index) => ({ id: String(index), ...item })),
    assortment,
    at,
  );
  return productCart.map((item) =>
    productOrderOf(item, taxedRate(item.products.vatClass, { vatRates, fulfilment, at: at.arrives })),
  );
}

/** The lines of the edited order: those that stay, then those that come. Refused where something cannot be had. */
export function linesAfter(
  order: Order,
  edit: Edit,
  context: EditContext,
  at: Serving,
): Result<ProductOrder[], OrderChangeError> {
  const refusal = moreRefusal(order, edit);
  if (refusal !== null) return err(refusal);
  const staying = stayingLines(order, edit.lines, context, at);
  if (!staying.ok) return staying;
  const added = addedLines(order, edit.added, context, at);
  const missing = added.find((_, index) => {
    const item = edit.added[index];
    return item === undefined || !checkNewItem(context, item, at).ok;
  });
  if (missing !== undefined) return err({ code: 'lineUnavailable', name: missing.name });
  const productOrders = [...staying.value, ...added];
  if (productOrders.length === 0) return err({ code: 'nothingLeft' });
  return itemsTotalOf({ productOrders }) > ORDER_ITEMS_TOTAL_MAX ? err({ code: 'totalTooHigh' }) : ok(productOrders);
}

/** How many flatbreads lines are; what is sold no longer needs no more room than it has. */
export const breadsIn = (
  lines: readonly ProductOrder[],
  { products, menus }: Pick<Assortment, 'products' | 'menus'>,
): number =>
  lines.reduce((sum, { productId, creation, amount }) => {
    const sold = [...products, ...menus].find(({ id }) => id === productId);
    return sum + amount * (creation === null ? (sold?.ovenBreads ?? 0) : 1);
  }, 0);

const keyOf = ({ name, options }: ProductOrder): string => JSON.stringify([name, options.map((option) => option.name)]);

/** What came and went, in pieces, in the order of the lines. */
export function changedLines(before: readonly ProductOrder[], after: readonly ProductOrder[]): OrderEdit['lines'] {
  const changes = new Map<string, OrderEdit['lines'][number]>();
  const count = (line: ProductOrder, sign: 1 | -1) => {
    const { name, options } = line;
    const known = changes.get(keyOf(line)) ?? {
      amount: 0,
      name,
      options: options.map((option) => option.name),
      ...(isMenuChoice(options) && { isMenu: true }),
    };
    changes.set(keyOf(line), { ...known, amount: known.amount + sign * line.amount });
  };
  for (const line of before) count(line, -1);
  for (const line of after) count(line, 1);
  return [...changes.values()].filter(({ amount }) => amount !== 0);
}
