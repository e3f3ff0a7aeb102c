import type { NewCartItem } from '@ofenpost/core/cart/cart';
import { isOnSale, servedAt } from '@ofenpost/core/catalogue/availability';
import type { Product } from '@ofenpost/core/catalogue/product';
import type { PlaceOrderRequest } from '@ofenpost/core/checkout/place-order';
import type { PlacedOrder } from '@ofenpost/core/checkout/placed-order';
import type { Menu } from '@ofenpost/core/menu/menu';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { Order } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { paymentMethod } from '@ofenpost/core/payment/payment';
import { NO_WISH, surprisePizza } from '@ofenpost/core/pizza-creator/surprise-pizza';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import type { Ports } from '@ofenpost/core/ports';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { type Draw, pick } from './books.fixtures.ts';

/** What guests can order at an hour. */
export type SortOrder = {
  readonly products: readonly Product[];
  readonly menus: readonly Menu[];
  readonly pizza: PizzaOffer;
};

export async function sortOrderNow({ catalogue, menu, pizzaCreator, clock }: Ports): Promise<SortOrder> {
  const now = clock.now();
  const today = toLocalDate(now);
  const { weekMenu } = await menu.load({ monday: mondayOf(today) });
  const { productGroups } = await catalogue.load();
  return {
    products: productGroups
      .flatMap(({ products }) => products)
      .filter((product) => isOnSale(product, servedAt(now)) && product.availabilitySchedule === null),
    menus: weekMenu.find(({ date }) => date === today)?.menus ?? [],
    pizza: await pizzaCreator.load(),
  };
}

type Shopping = Draw & { readonly sortOrder: SortOrder };

/** A product with its required options, and perhaps one more of each group. */
function anyProduct({ sortOrder, random, ports }: Shopping, amount: number): NewCartItem {
  const { id: productId, optionGroups } = pick(random, sortOrder.products);
  const optionIds = optionGroups.flatMap(({ min, max, options }) =>
    options
      .filter((option) => isOnSale(option, servedAt(ports.clock.now())))
      .slice(0, Math.min(max, min + Math.floor(random() * 2)))
      .map(({ id }) => id),
  );
  return { productId, optionIds, amount };
}

function anyItem(shopping: Shopping): NewCartItem {
  const { sortOrder, random, ports } = shopping;
  const [rendered, amount] = [random(), 1 + Math.floor(random() * 3)];
  if (rendered < 0.2)
    return {
      creation: surprisePizza(sortOrder.pizza, { at: servedAt(ports.clock.now()), wish: NO_WISH, random }),
      amount,
    };
  return rendered < 0.35 && sortOrder.menus.length > 0
    ? { menuId: pick(random, sortOrder.menus).id, amount }
    : anyProduct(shopping, amount);
}

/**
 * Orders at the price that the server calculates, with more items until the minimum order is reached. Null: the oven is
 * full, or the guest waits for as many orders as anybody may.
 */
async function place(shopping: Shopping, request: PlaceOrderRequest): Promise<PlacedOrder | null> {
  const { cart, checkout } = shopping.ports;
  const answer = await checkout.place(request);
  if (answer.ok) return answer.value;
  const { error } = answer;
  switch (error.code) {
    case 'totalChanged':
      return place(shopping, { ...request, totalPrice: error.totalPrice });
    case 'giftCardChanged':
      return place(shopping, { ...request, giftCardAmount: error.giftCardAmount });
    case 'belowMinimumOrder':
      await cart.add(anyItem(shopping));
      return place(shopping, request);
    case 'slotFull':
    case 'deliveryTimeUnavailable':
    case 'tooManyOpenOrders':
      return null;
    default:
      throw new Error(error.code);
  }
}

/**
 * Any order of a guest or a signed-in customer: own pizzas, menus and products, delivered or collected, paid in any
 * way.
 */
export async function anyGuestOrder(shopping: Shopping, giftCardCode: string): Promise<PlacedOrder | null> {
  const { ports, random } = shopping;
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) {
    const added = await ports.cart.add(anyItem(shopping));
    if (!added.ok) throw new Error(added.error.code);
  }
  const { orderLocations } = await ports.delivery.load();
  const request = await requestFor(ports, {
    paymentMethod: pick(random, paymentMethod.options),
    legalAgeConfirmed: true,
  });
  const { id: orderLocationId } = pick(
    random,
    orderLocations.filter(({ active }) => active),
  );
  const { draft } = request;
  const placed = await place(shopping, {
    ...request,
    draft: { ...draft, giftCardCode, address: { ...draft.address, orderLocationId } },
  });
  if (placed === null) await emptyCart(ports);
  return placed;
}

/** Nobody comes back to a cart that was refused: what is in it may be sold out by then. */
async function emptyCart({ cart }: Ports): Promise<void> {
  for (const { id } of (await cart.load()).productCart) await cart.changeAmount({ id, amount: 0 });
}

/** The first step of a placed order: the guest cancels it, or staff reject or accept it. */
export async function answerOrder(
  { ports: { orderDesk }, random }: Draw,
  { order: { id }, capability }: PlacedOrder,
  guest: Ports,
): Promise<Order> {
  const rendered = random();
  const taken =
    rendered < 0.08
      ? await guest.order.cancel({ id, capability })
      : await orderDesk.step(id, stepTo('placed', rendered < 0.16 ? 'rejected' : 'accepted'));
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value;
}
