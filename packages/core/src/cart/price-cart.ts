import { isOnSale } from '../catalogue/on-sale.ts';
import { checkOptionRules, chosenOptions } from '../catalogue/option-choice.ts';
import { productAvailability } from '../catalogue/product-availability.ts';
import type { Product } from '../catalogue/product.ts';
import type { Serving } from '../catalogue/serving.ts';
import type { Assortment } from './assortment.ts';
import { cartWith, withAmount } from './cart-sums.ts';
import type { Cart, CartItem, ProductCartOption } from './cart.ts';
import { deletedItem } from './deleted-item.ts';
import { itemPrice } from './item-price.ts';
import { priceMenuItem } from './price-menu-item.ts';
import { pricePizzaItem } from './price-pizza-item.ts';
import type { StoredCartItem, StoredProductItem } from './stored-cart.ts';

const optionsOf = (product: Product, optionIds: readonly string[], at: Serving): ProductCartOption[] =>
  chosenOptions(product, optionIds).map(({ group, options }) => ({
    optionGroupId: group.id,
    name: group.name,
    included: group.included,
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
  const products = { id: product.id, name, price, vatClass, available, ovenBreads, illustration, photo };
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
