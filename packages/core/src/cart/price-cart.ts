import { type Serving, isOnSale, productAvailability } from '../catalogue/availability.ts';
import { checkOptionRules, chosenOptions } from '../catalogue/option-choice.ts';
import type { Product } from '../catalogue/product.ts';
import { declaredMenu, declaredPizza, declaredProduct } from '../declaration/ordered-declaration.ts';
import { menuAvailability } from '../menu/menu-availability.ts';
import { MENU_ILLUSTRATION } from '../menu/menu-illustration.ts';
import type { Menu } from '../menu/menu.ts';
import type { WeekMenuEntry } from '../menu/week-menu.ts';
import { adaptCreation } from '../pizza/change-creation.ts';
import { normalizeCreation } from '../pizza/pizza-halves.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { type PizzaPriceLine, priceOfPizza } from '../pizza/pizza-price.ts';
import {
  availabilityOfPizza,
  pizzaIllustration,
  type ResolvedCreation,
  resolveCreation,
} from '../pizza/resolve-creation.ts';
import type { CartItem, ProductCartOption, Cart } from './cart.ts';
import { MENU_GROUP_ID } from './chosen-options.ts';
import { deletedItem } from './deleted-item.ts';
import { itemPrice } from './item-price.ts';
import { withAmount, cartWith } from './priced-cart.ts';
import type { StoredMenuItem, StoredPizzaItem, Assortment, StoredCartItem, StoredProductItem } from './stored-cart.ts';

const courseId = (place: number) => `0fe00000-0000-4000-8001-${String(place).padStart(12, '0')}`;

/** The courses of a menu in the cart: chosen options without a price. */
const coursesOf = ({ courses }: Menu): ProductCartOption => ({
  optionGroupId: MENU_GROUP_ID,
  name: 'Gänge',
  included: 0,
  options: courses.map((name, index) => ({ id: courseId(index + 1), name, price: 0, available: true })),
});

/** A menu in the cart, with today's price in Rappen; available on the days for which the week menu has it. */
function priceMenuItem(
  { id, amount }: StoredMenuItem,
  menu: Menu,
  { entries, at }: { readonly entries: readonly WeekMenuEntry[]; readonly at: Serving },
): CartItem {
  const { available } = menuAvailability(menu, entries, at.arrives);
  const { name, price, vatClass, ovenBreads } = menu;
  const products = {
    id: menu.id,
    name,
    price,
    vatClass,
    available,
    ovenBreads,
    illustration: MENU_ILLUSTRATION,
    photo: null,
    ...declaredMenu(menu),
  };
  return withAmount({ id, products, productCartOptions: [coursesOf(menu)], unitPrice: price, creation: null }, amount);
}

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
    illustration: pizzaIllustration(offer, pizza),
    photo: null,
    ...declaredPizza(pizza, baseProduct),
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
function pricePizzaItem(item: StoredPizzaItem, offer: PizzaOffer, at: Serving): CartItem | null {
  const pizza = resolveCreation(offer, adaptCreation(offer, item.creation).creation);
  return pizza.ok ? itemOf(item, offer, pizza.value, at) : null;
}

const optionsOf = (product: Product, optionIds: readonly string[], at: Serving): ProductCartOption[] =>
  chosenOptions(product, optionIds).map(({ group, options }) => ({
    optionGroupId: group.id,
    name: group.name,
    included: group.included,
    ...(group.min > 0 && { required: true as const }),
    options: options.map((option) => ({
      id: option.id,
      name: option.name,
      price: option.price,
      available: isOnSale(option, at),
    })),
  }));

function priceProductItem({ id, optionIds, amount }: StoredProductItem, product: Product, at: Serving): CartItem {
  const productCartOptions = optionsOf(product, optionIds, at);
  const unitPrice = itemPrice(product.price, productCartOptions);
  // An item whose options no longer fit the product's groups must be chosen again.
  const available = productAvailability(product, at).available && checkOptionRules(product, optionIds).ok;
  const { name, price, vatClass, ovenBreads, illustration, photo } = product;
  const declared = declaredProduct(product, optionIds);
  const products = { id: product.id, name, price, vatClass, available, ovenBreads, illustration, photo, ...declared };
  return withAmount({ id, products, productCartOptions, unitPrice, creation: null }, amount);
}

function priceItem(item: StoredCartItem, assortment: Assortment, at: Serving): CartItem | null {
  const { products, pizzaOffer, menus, weekMenuEntries } = assortment;
  if ('creation' in item) return pizzaOffer && pricePizzaItem(item, pizzaOffer, at);
  if ('menuId' in item) {
    const menu = menus.find(({ id }) => id === item.menuId);
    return menu === undefined ? null : priceMenuItem(item, menu, { entries: weekMenuEntries, at });
  }
  const product = products.find(({ id }) => id === item.productId);
  return product === undefined ? null : priceProductItem(item, product, at);
}

/**
 * The cart as shown and charged, with today's prices in Rappen and the availability at the times of `at`. An item of a
 * deleted product or menu is unavailable, and stays until it is removed.
 */
export const priceCart = (items: readonly StoredCartItem[], assortment: Assortment, at: Serving): Cart =>
  cartWith(items.map((item) => priceItem(item, assortment, at) ?? deletedItem(item)));
