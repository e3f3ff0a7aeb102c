import { isOnSale } from '../catalogue/on-sale.ts';
import { checkOptionRules, chosenOptions } from '../catalogue/option-choice.ts';
import { productAvailability } from '../catalogue/product-availability.ts';
import type { Product } from '../catalogue/product.ts';
import type { Instant } from '../time/instant.ts';
import { cartWith, withAmount } from './cart-sums.ts';
import type { Cart, CartItem, ProductCartOption } from './cart.ts';
import { itemPrice } from './item-price.ts';
import type { StoredCartItem } from './stored-cart.ts';

const optionsOf = (product: Product, optionIds: readonly string[], at: Instant): ProductCartOption[] =>
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

function priceItem({ id, optionIds, amount }: StoredCartItem, product: Product, at: Instant): CartItem {
  const productCartOptions = optionsOf(product, optionIds, at);
  const unitPrice = itemPrice(product.price, productCartOptions);
  // An item whose options no longer fit the product's groups must be chosen anew.
  const available = productAvailability(product, at).available && checkOptionRules(product, optionIds).ok;
  const { name, price, vatClass, illustration } = product;
  const products = { id: product.id, name, price, vatClass, available, illustration };
  return withAmount({ id, products, productCartOptions, unitPrice }, amount);
}

/**
 * The cart as shown and charged, with today's prices (Rappen) and the availability at the time of delivery `at`.
 * `products` must hold every product that is in the cart, hidden and switched off ones too: an item whose product was
 * deleted has nothing left to show and is left out.
 */
export function priceCart(items: readonly StoredCartItem[], products: readonly Product[], at: Instant): Cart {
  const byId = new Map(products.map((product) => [product.id, product]));
  const productCart = items.flatMap((item) => {
    const product = byId.get(item.productId);
    return product === undefined ? [] : [priceItem(item, product, at)];
  });
  return cartWith(productCart);
}
