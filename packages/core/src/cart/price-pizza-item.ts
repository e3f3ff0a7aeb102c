import { isOnSale } from '../catalogue/on-sale.ts';
import type { Serving } from '../catalogue/serving.ts';
import { adaptCreation } from '../pizza-creator/adapt-creation.ts';
import { normalizeCreation } from '../pizza-creator/normalize-creation.ts';
import { availabilityOfPizza } from '../pizza-creator/pizza-availability.ts';
import { pizzaIllustration } from '../pizza-creator/pizza-illustration.ts';
import type { PizzaOffer } from '../pizza-creator/pizza-offer.ts';
import { type PizzaPriceLine, priceOfPizza } from '../pizza-creator/pizza-price.ts';
import { type ResolvedCreation, resolveCreation } from '../pizza-creator/resolve-creation.ts';
import { withAmount } from './cart-sums.ts';
import type { CartItem, ProductCartOption } from './cart.ts';
import type { StoredPizzaItem } from './stored-cart.ts';

/** In the oven, a pizza of any size counts as one flatbread. */
const PIZZA_BREADS = 1;

type Group = Pick<PizzaPriceLine, 'kind' | 'place'> & Pick<ProductCartOption, 'optionGroupId' | 'name'>;

const groupId = (number: number) => `0fe00000-0000-4000-8000-00000000000${number}`;

/**
 * The groups under which the parts of a pizza are shown in the cart, as chosen options. The base is the product itself.
 */
const GROUPS: readonly Group[] = [
  { kind: 'size', place: 'whole', optionGroupId: groupId(1), name: 'Grösse' },
  { kind: 'dough', place: 'whole', optionGroupId: groupId(2), name: 'Teig' },
  { kind: 'sauce', place: 'whole', optionGroupId: groupId(3), name: 'Sauce' },
  { kind: 'cheese', place: 'whole', optionGroupId: groupId(4), name: 'Käse' },
  { kind: 'topping', place: 'whole', optionGroupId: groupId(5), name: 'Belag' },
  { kind: 'topping', place: 'left', optionGroupId: groupId(6), name: 'Belag auf der linken Hälfte' },
  { kind: 'topping', place: 'right', optionGroupId: groupId(7), name: 'Belag auf der rechten Hälfte' },
];

function groupsOf(lines: readonly PizzaPriceLine[], missingIds: readonly string[]): ProductCartOption[] {
  return GROUPS.map(({ kind, place, optionGroupId, name }) => ({
    optionGroupId,
    name,
    included: 0,
    options: lines
      .filter((line) => line.kind === kind && line.place === place)
      .map((line) => ({ id: line.id, name: line.label, price: line.price, available: !missingIds.includes(line.id) })),
  })).filter(({ options }) => options.length > 0);
}

function itemOf({ id, creation, amount }: StoredPizzaItem, offer: PizzaOffer, pizza: ResolvedCreation, at: Serving) {
  const { lines, total } = priceOfPizza(offer, pizza);
  const missingIds = availabilityOfPizza(offer, pizza, at).missing.map((part) => part.id);
  const { baseProduct } = offer;
  // A creation with parts that are no longer offered must be composed again.
  const available = isOnSale(baseProduct, at) && resolveCreation(offer, creation).ok;
  const products = {
    id: baseProduct.id,
    name: baseProduct.name,
    price: baseProduct.price,
    vatClass: baseProduct.vatClass,
    available,
    ovenBreads: PIZZA_BREADS,
    illustration: pizzaIllustration(pizza),
    photo: null,
  };
  return withAmount(
    {
      id,
      products,
      productCartOptions: groupsOf(lines, missingIds),
      unitPrice: total,
      creation: normalizeCreation(creation),
    },
    amount,
  );
}

/**
 * An own pizza in the cart, with today's prices in Rappen. Null when the offer lacks a part that is needed to show it.
 */
export function pricePizzaItem(item: StoredPizzaItem, offer: PizzaOffer, at: Serving): CartItem | null {
  const pizza = resolveCreation(offer, adaptCreation(offer, item.creation).creation);
  return pizza.ok ? itemOf(item, offer, pizza.value, at) : null;
}
