import type { Catalogue } from '@ofenpost/core/catalogue/catalogue';
import type { Product } from '@ofenpost/core/catalogue/product';
import { checkoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import type { CheckoutDraft, PlaceOrderRequest } from '@ofenpost/core/checkout/place-order';
import type { PlacedOrder } from '@ofenpost/core/checkout/placed-order';
import { DECLARED } from '@ofenpost/core/declaration/labelling';
import type { Ports } from '@ofenpost/core/ports';
import { vi } from 'vitest';
import type { PayerAction } from '../in-memory/payment-provider.in-memory.ts';

/**
 * What a suite needs of an implementation: a shop that is open for delivery, with products (one of them alcohol, one
 * with options, one a flatbread), an active delivery area and an oven that takes no more than 99 flatbreads in a slot.
 */
export type ShopUnderTest = {
  /** The ports of a new guest with an empty cart. */
  guest(): Promise<Ports>;
  /** The ports of somebody who is signed in as staff. */
  staff(): Promise<Ports>;
  /** The ports of somebody who is signed in as courier. */
  courier(): Promise<Ports>;
  /** The ports of somebody who is signed in as manager. */
  manager(): Promise<Ports>;
  /** Makes a product available or unavailable. */
  setAvailable(productId: string, available: boolean): Promise<void>;
  /** Makes an ingredient of own pizzas available or unavailable. */
  setIngredientAvailable(ingredientId: string, available: boolean): Promise<void>;
  /** Acts at the page of the payment provider, and comes back. */
  pay(redirectUrl: string, action: PayerAction): Promise<void>;
  /** Lets pass what the provider waits for. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

export type OpenShop = () => Promise<ShopUnderTest>;

export const productsOf = ({ productGroups }: Catalogue): Product[] =>
  productGroups.flatMap(({ products }) => products);

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the shop under test has no ${what}`);
  return value;
}

const isPlain = ({ available, soldOutUntil, availabilitySchedule, optionGroups }: Product) =>
  available && soldOutUntil === null && availabilitySchedule === null && optionGroups.every(({ min }) => min === 0);

/** The most expensive food that can be ordered without choosing options. */
export async function plainProduct({ catalogue }: Ports): Promise<Product> {
  const foods = productsOf(await catalogue.load()).filter((product) => isPlain(product) && product.vatClass === 'food');
  return found(foods.toSorted((a, b) => b.price - a.price)[0], 'food without options');
}

/** A plain product that takes one place in the oven. */
export async function plainBread({ catalogue }: Ports): Promise<Product> {
  const breads = productsOf(await catalogue.load()).filter((product) => isPlain(product) && product.ovenBreads === 1);
  return found(breads[0], 'flatbread');
}

export async function alcohol({ catalogue }: Ports): Promise<Product> {
  const products = productsOf(await catalogue.load());
  return found(
    products.find((product) => isPlain(product) && product.vatClass === 'alcohol'),
    'alcohol',
  );
}

/** Puts a spirit on sale that is otherwise like the alcohol of the shop, and returns its id. */
export async function offerSpirit(ports: Ports): Promise<string> {
  const loaded = await ports.catalogueAdmin.load('product', (await alcohol(ports)).id);
  const { value } = found(loaded ?? undefined, 'alcohol');
  const id = crypto.randomUUID();
  const labelling = { ...DECLARED, alcohol: { kind: 'distilled' as const, volPermille: 400 } };
  await ports.catalogueAdmin.save('product', id, { version: 0, value: { ...value, name: 'Grappa', labelling } });
  await vi.waitFor(async () =>
    found(
      productsOf(await ports.catalogue.load()).find((each) => each.id === id),
      'spirit',
    ),
  );
  return id;
}

/** A plain product with an optional option. */
export async function productWithOption({ catalogue }: Ports): Promise<{ product: Product; optionId: string }> {
  const choices = productsOf(await catalogue.load())
    .filter(isPlain)
    .flatMap((product) =>
      product.optionGroups.flatMap(({ options }) =>
        options.filter(({ available }) => available).map(({ id }) => ({ product, optionId: id })),
      ),
    );
  return found(choices[0], 'product with an option');
}

let houses = 0;

/** A house that no other order goes to, since an address has only a few open orders. */
export const nextHouseNumber = (): string => `${++houses}a`;

/** A checkout request for the cart, as soon as possible to a house of its own in the first delivery area. */
export async function requestFor(
  ports: Ports,
  change: Partial<CheckoutDraft> = {},
): Promise<PlaceOrderRequest & { readonly draft: CheckoutDraft }> {
  const { orderLocations } = await ports.delivery.load();
  const orderLocation = found(orderLocations[0], 'delivery area');
  const draft: CheckoutDraft = {
    address: {
      contactName: 'Anna Keller',
      phoneNumber: '078 123 45 67',
      street: 'Marktgasse',
      houseNumber: nextHouseNumber(),
      orderLocationId: orderLocation.id,
      note: 'Klingel links',
    },
    deliveryTime: { kind: 'asap' },
    paymentMethod: 'card',
    remark: '',
    legalAgeConfirmed: false,
    ...change,
  };
  const cart = await ports.cart.load();
  const giftCard = await ports.giftCard.balance(draft.giftCardCode ?? '');
  const { totalPrice, giftCardAmount } = checkoutSummary({
    cart,
    orderLocation,
    paymentMethod: draft.paymentMethod,
    at: ports.clock.now(),
    ...(giftCard.ok && { giftCardBalance: giftCard.value.balance, giftCardGiven: giftCard.value.given }),
  });
  return { idempotencyKey: ports.idempotencyKey.create(), totalPrice, giftCardAmount, draft };
}

/** Puts ten plain products into the cart: enough for any minimum order. */
export async function fillCart(ports: Ports): Promise<void> {
  const product = await plainProduct(ports);
  await ports.cart.add({ productId: product.id, optionIds: [], amount: 10 });
}

export async function placeOrder(ports: Ports): Promise<PlacedOrder> {
  await fillCart(ports);
  const placed = await ports.checkout.place(await requestFor(ports));
  if (!placed.ok) throw new Error(`the order was refused: ${placed.error.code}`);
  return placed.value;
}
