import * as z from 'zod/mini';
import { illustration } from '../catalogue/illustration.ts';
import { ovenBreads } from '../catalogue/oven-breads.ts';
import { orderedDeclaration } from '../declaration/declaration.ts';
import { price } from '../money/money.ts';
import { photo } from '../photo/photo.ts';
import { pizzaCreation } from '../pizza/pizza-creation.ts';
import { itemVatClass } from '../vat/vat.ts';
import { CART_AMOUNT_MAX } from './cart-limits.ts';

/** The amount of one item: 1 to 99. */
export const cartAmount = z.int().check(z.gte(1), z.lte(CART_AMOUNT_MAX));

/** The new amount of an item, 0 to 99: 0 removes it. */
export const changedCartAmount = z.int().check(z.gte(0), z.lte(CART_AMOUNT_MAX));

export const cartOption = z.object({ id: z.uuid(), name: z.string(), price, available: z.boolean() });
export type CartOption = z.infer<typeof cartOption>;

/** The chosen options of one option group; the cheapest `included` ones are free. */
export const productCartOption = z.object({
  optionGroupId: z.uuid(),
  name: z.string(),
  included: z.int(),
  /** Whether something must be chosen; left out where not. */
  required: z.optional(z.literal(true)),
  options: z.array(cartOption),
});
export type ProductCartOption = z.infer<typeof productCartOption>;

export const cartProduct = z.object({
  id: z.uuid(),
  name: z.string(),
  price,
  vatClass: itemVatClass,
  available: z.boolean(),
  ovenBreads,
  illustration,
  photo: z.nullable(photo),
  /** With all that was chosen; missing where nobody has declared anything. */
  declaration: z.optional(orderedDeclaration),
});
export type CartProduct = z.infer<typeof cartProduct>;

/** One line of the cart. The server computes prices and availability at read. */
export const cartItem = z.object({
  id: z.uuid(),
  products: cartProduct,
  productCartOptions: z.array(productCartOption),
  amount: cartAmount,
  /** Price of one, with its options, in Rappen. */
  unitPrice: price,
  /** `unitPrice` times `amount`, in Rappen. */
  totalPrice: price,
  /** How an own pizza was composed; its parts are also among the options. Null for everything else. */
  creation: z.nullable(pizzaCreation),
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  productCart: z.array(cartItem),
  totalCost: price,
  /**
   * The number of pieces that found no room when a guest's cart joined the account's; only in the first answer after
   * that.
   */
  leftOut: z.optional(z.int()),
});
export type Cart = z.infer<typeof cart>;

export const newProductItem = z.object({
  productId: z.uuid(),
  optionIds: z.array(z.uuid()).check(z.maxLength(50)),
  amount: cartAmount,
});
export const newPizzaItem = z.object({ creation: pizzaCreation, amount: cartAmount });
export const newMenuItem = z.object({ menuId: z.uuid(), amount: cartAmount });

/** A new item of the cart: a product of the catalogue, an own pizza or a menu. */
export const newCartItem = z.union([newProductItem, newPizzaItem, newMenuItem]);
export type NewCartItem = z.infer<typeof newCartItem>;

/** An item of the cart that is chosen in another way. */
export const cartExchange = z.object({ id: z.uuid(), item: newCartItem });
export type CartExchange = z.infer<typeof cartExchange>;

/**
 * An addition is made once, however often it arrives under the same key: browsers resend a request by themselves when
 * the connection was cut before the answer, and other clients may too.
 */
export const underKey = { idempotencyKey: z.optional(z.uuid()) };

/** The place of a new item, from 0: one that was removed by mistake comes back there. Without it, at the end. */
const addedFields = { ...underKey, place: z.optional(z.int().check(z.nonnegative())) };

export const cartAddition = z.union([
  z.extend(newProductItem, addedFields),
  z.extend(newPizzaItem, addedFields),
  z.extend(newMenuItem, addedFields),
]);
export type CartAddition = z.infer<typeof cartAddition>;

export const cartError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('productUnavailable') }),
  /** The menu is not on the week menu of this day, or no longer valid. */
  z.object({ code: z.literal('menuUnavailable') }),
  z.object({ code: z.literal('optionsInvalid'), optionGroupId: z.nullable(z.uuid()) }),
  /** The pizza has parts that are not offered, or too many toppings. */
  z.object({ code: z.literal('creationInvalid') }),
  /** Parts of the pizza are switched off or sold out. */
  z.object({ code: z.literal('partsUnavailable'), partIds: z.array(z.uuid()) }),
  z.object({ code: z.literal('itemUnknown') }),
  /** Not 1 to 99, or 0 where that removes an item. */
  z.object({ code: z.literal('amountInvalid') }),
  z.object({ code: z.literal('cartFull') }),
]);
export type CartError = z.infer<typeof cartError>;
