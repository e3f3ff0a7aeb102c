import * as z from 'zod/mini';
import { isMenuChoice } from '../cart/chosen-options.ts';
import { type BakeMinutes, bakeMinutesOf } from '../catalogue/bake-minutes.ts';
import { type Product, allergen } from '../catalogue/product.ts';
import { type Station, station } from '../catalogue/station.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import type { Menu } from '../menu/menu.ts';
import { isForLaterDay, startsAt } from '../order/advance-order.ts';
import { dueAtOf } from '../order/due-at.ts';
import { boardStatus, isUnseenCancellation } from '../order/guest-cancel.ts';
import { type KitchenMark, kitchenMark } from '../order/kitchen-mark.ts';
import { orderStatus } from '../order/order-status.ts';
import type { Order, ProductOrder } from '../order/order.ts';
import type { PizzaHalf } from '../pizza/pizza-creation.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { PLACE_LABELS } from '../pizza/pizza-price.ts';
import { type Instant, instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { fulfilment } from '../vat/fulfilment.ts';
import { DOUGH_GROUP, SIZE_GROUP, allergensIn, dishAllergensOf } from './dish-allergens.ts';

/** A dish of an order as the kitchen makes it: without prices. Equal dishes of an order are one line. */
export const kitchenLine = z.object({
  /** The same for equal dishes, and after an edit of the rest of the order. */
  line: z.string(),
  name: z.string(),
  amount: z.int().check(z.positive()),
  station,
  /** How long it bakes; 0 where it is not baked. */
  bakeMinutes: z.int().check(z.nonnegative()),
  /** `32 cm`; null where there is no choice. */
  size: z.nullable(z.string()),
  dough: z.nullable(z.string()),
  /** Whether it is the dough that is offered first, which needs no word on a ticket. */
  isUsualDough: z.boolean(),
  /** Everything else that was chosen for the whole dish; what a menu holds. */
  extras: z.array(z.string()),
  isMenu: z.optional(z.boolean()),
  /** What lies on one half only; null where the halves are equal. */
  halves: z.nullable(z.object({ left: z.array(z.string()), right: z.array(z.string()) })),
  allergens: z.array(allergen),
});
export type KitchenLine = z.infer<typeof kitchenLine>;

/** An order as the kitchen sees it: dishes, times and allergies; no names, phone numbers, addresses or amounts. */
export const kitchenOrder = z.object({
  id: z.uuid(),
  number: z.int(),
  revision: z.int().check(z.gte(1)),
  status: orderStatus,
  fulfilment,
  /** When the guest expects it. */
  dueAt: instant,
  /** From when on the kitchen sees an order for a later day; missing: at once. */
  startsAt: z.optional(instant),
  driveMinutes: z.int().check(z.nonnegative()),
  remark: z.string(),
  lines: z.array(kitchenLine),
  marks: z.array(kitchenMark),
  /** When it was said to be in preparation; null: not yet. */
  preparingAt: z.nullable(instant),
  /** The guest cancelled while the kitchen had it, and nobody has seen it yet. */
  isCancelled: z.boolean(),
});
export type KitchenOrder = z.infer<typeof kitchenOrder>;

/** What the kitchen reads of the shop. */
export type KitchenStorefront = {
  readonly products: ReadonlyMap<string, Product>;
  readonly stations: ReadonlyMap<string, Station>;
  readonly bakeMinutes: BakeMinutes;
  readonly pizzaOffer: PizzaOffer | null;
  readonly menus: readonly Menu[];
  readonly orderLocations: ReadonlyMap<string, OrderLocation>;
};

/**
 * The station of a line. A flatbread takes room in the oven, whatever its group; what takes none is never baked, so in a
 * group of the oven it is made cold. Own pizzas are baked. Of what is not known any more the oven takes care.
 */
function stationOf({ productId, creation }: ProductOrder, { products, stations, menus }: KitchenStorefront): Station {
  if (creation !== null) return 'oven';
  const known = products.get(productId) ?? menus.find(({ id }) => id === productId);
  if (known === undefined || known.ovenBreads > 0) return 'oven';
  const group = stations.get(productId) ?? 'cold';
  return group === 'oven' ? 'cold' : group;
}

const SIZE_NAME = /^\d+ ?cm$/i;

type Parts = Pick<KitchenLine, 'size' | 'dough' | 'isUsualDough' | 'extras' | 'halves'>;

/** The choices of a product, by the name of their group. */
function productParts({ productId, options }: ProductOrder, { products }: KitchenStorefront): Parts {
  const groups = products.get(productId)?.optionGroups ?? [];
  const groupOf = (id: string | undefined) => groups.find((group) => group.id === id)?.name ?? '';
  const size = options.find(
    ({ optionGroupId, name }) => SIZE_GROUP.test(groupOf(optionGroupId)) || SIZE_NAME.test(name),
  );
  const dough = options.find((option) => option !== size && DOUGH_GROUP.test(groupOf(option.optionGroupId)));
  const extras = options.filter((option) => option !== size && option !== dough).map(({ name }) => name);
  const first = groups.find(({ id }) => id === dough?.optionGroupId)?.options[0];
  return {
    size: size?.name ?? null,
    dough: dough?.name ?? null,
    isUsualDough: dough === undefined || first?.id === dough.id,
    extras,
    halves: null,
  };
}

/** The parts of an own pizza, by their names in the order. */
function pizzaParts({ options, creation }: ProductOrder, { pizzaOffer }: KitchenStorefront): Parts {
  const nameOf = (parts: readonly { readonly id: string; readonly name: string }[] = [], id = '') =>
    parts.find((part) => part.id === id)?.name ?? null;
  const size = nameOf(pizzaOffer?.sizes, creation?.sizeId);
  const dough = nameOf(pizzaOffer?.doughs, creation?.doughId);
  const names = options.map(({ name }) => name).filter((name) => name !== size && name !== dough);
  const on = (half: PizzaHalf) =>
    names.filter((name) => name.endsWith(PLACE_LABELS[half])).map((name) => name.slice(0, -PLACE_LABELS[half].length));
  const [left, right] = [on('left'), on('right')];
  const extras = names.filter((name) => !name.endsWith(PLACE_LABELS.left) && !name.endsWith(PLACE_LABELS.right));
  const isUsualDough = creation?.doughId === pizzaOffer?.doughs[0]?.id;
  return { size, dough, isUsualDough, extras, halves: left.length + right.length === 0 ? null : { left, right } };
}

const lineKey = ({ productId, name, options, creation }: ProductOrder): string =>
  JSON.stringify([productId, name, options.map((option) => option.name), creation]);

function lineOf(ordered: ProductOrder, storefront: KitchenStorefront): KitchenLine {
  const at = stationOf(ordered, storefront);
  const { products, pizzaOffer } = storefront;
  const product = products.get(ordered.productId);
  const known = dishAllergensOf(product === undefined ? [] : [product], ordered.creation === null ? null : pizzaOffer);
  const parts = (ordered.creation === null ? productParts : pizzaParts)(ordered, storefront);
  return {
    line: lineKey(ordered),
    name: ordered.name,
    amount: ordered.amount,
    station: at,
    bakeMinutes: at === 'oven' ? bakeMinutesOf(ordered.productId, storefront.bakeMinutes) : 0,
    ...parts,
    ...(isMenuChoice(ordered.options) && { isMenu: true }),
    allergens: allergensIn(ordered, known),
  };
}

/** The dishes of an order, equal ones together. */
export function kitchenLinesOf(ordered: readonly ProductOrder[], storefront: KitchenStorefront): KitchenLine[] {
  const lines = new Map<string, KitchenLine>();
  for (const each of ordered) {
    const next = lineOf(each, storefront);
    const known = lines.get(next.line);
    lines.set(next.line, known === undefined ? next : { ...known, amount: known.amount + next.amount });
  }
  return [...lines.values()];
}

const driveMinutesOf = ({ fulfilment: how, address }: Order, { orderLocations }: KitchenStorefront): number => {
  if (how === 'collected') return 0;
  const isThere = ({ postcode, town }: OrderLocation) => postcode === address.postcode && town === address.town;
  return [...orderLocations.values()].find(isThere)?.minutes ?? 0;
};

/** The order as the kitchen sees it, by the shop as it is now: when a group moves to another station, so do its dishes. */
export function kitchenOrderOf(
  { order, kitchenMarks }: { readonly order: Order; readonly kitchenMarks: readonly KitchenMark[] },
  storefront: KitchenStorefront,
): KitchenOrder {
  const { id, number, revision, status, remark, orderTimeProgresses } = order;
  const stood = boardStatus(order);
  return {
    id,
    number,
    revision,
    status,
    fulfilment: order.fulfilment,
    dueAt: dueAtOf(order),
    ...(isForLaterDay(order) && { startsAt: startsAt(order) }),
    driveMinutes: driveMinutesOf(order, storefront),
    remark,
    lines: kitchenLinesOf(order.productOrders, storefront),
    marks: [...kitchenMarks],
    preparingAt: orderTimeProgresses.preparing ?? null,
    isCancelled: isUnseenCancellation(order) && (stood === 'accepted' || stood === 'preparing'),
  };
}

/** Whether the kitchen has something to do for the order, or to see. */
export const isInKitchen = ({ status, isCancelled }: Pick<KitchenOrder, 'status' | 'isCancelled'>): boolean =>
  status === 'accepted' || status === 'preparing' || isCancelled;

/** The orders that are work at `now`: one for a later day is hidden until shortly before it is due. */
export const workNow = (orders: readonly KitchenOrder[], now: Instant): readonly KitchenOrder[] =>
  orders.filter(({ status, startsAt: from = now }) => status !== 'accepted' || minutesBetween(from, now) >= 0);
