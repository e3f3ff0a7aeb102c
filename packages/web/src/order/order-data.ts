import type { Catalogue } from '@ofenpost/core/catalogue/catalogue';
import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { Order, ProductOrder } from '@ofenpost/core/order/order';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import type { Photo } from '@ofenpost/core/photo/photo';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { creationIllustration } from '@ofenpost/core/pizza/resolve-creation';
import type { Ports } from '@ofenpost/core/ports';
import { type Result, ok } from '@ofenpost/core/result/result';
import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';

/** What a picture of an ordered line needs. */
export type OrderedDish = {
  readonly id: string;
  readonly name: string;
  readonly illustration: Illustration;
  readonly photo: Photo | null;
  readonly isCreation: boolean;
};

export type OrderWithDishes = {
  readonly order: Order;
  /** One for each line; null where today's menu does not know the dish any more. */
  readonly dishes: readonly (OrderedDish | null)[];
  readonly catalogue: Catalogue;
  readonly pizzaOffer: PizzaOffer | null;
};

export type OrderPageData = Pick<OrderWithDishes, 'order' | 'dishes'> & {
  readonly key: OrderKey;
  readonly orderAlarmLimits: OrderAlarmLimits;
};

function creationOf({ productId: id, name, creation }: ProductOrder, offer: PizzaOffer | null): OrderedDish | null {
  const illustration = creation && creationIllustration(offer, creation);
  return illustration && { id, name, illustration, photo: null, isCreation: true };
}

/** The dishes of an order's lines, as the menu shows them today. */
function orderedDishes(
  { productOrders }: Pick<Order, 'productOrders'>,
  { productGroups }: Catalogue,
  offer: PizzaOffer | null,
): readonly (OrderedDish | null)[] {
  const products = new Map(productGroups.flatMap((group) => group.products.map((product) => [product.id, product])));
  return productOrders.map((line) => {
    if (line.creation !== null) return creationOf(line, offer);
    const product = products.get(line.productId);
    if (product === undefined) return null;
    const { id, name, illustration, photo } = product;
    return { id, name, illustration, photo, isCreation: false };
  });
}

/** The dish that stands for the whole order: its first flatbread, or else its first dish. */
export const storyDish = (dishes: readonly (OrderedDish | null)[]): OrderedDish | null =>
  dishes.find((dish) => dish?.illustration.kind === 'flatbread') ?? dishes.find((dish) => dish !== null) ?? null;

type OrderUnknown = { readonly code: 'orderUnknown' };

/** Loads an order with the menu that draws it; refused when there is none that this key opens. */
export async function loadOrderWithDishes(ports: Ports, key: OrderKey): Promise<Result<OrderWithDishes, OrderUnknown>> {
  const [order, catalogue, pizzaOffer] = await Promise.all([
    ports.order.load(key),
    ports.catalogue.load(),
    ports.pizzaCreator.find(),
  ]);
  if (!order.ok) return order;
  return ok({ order: order.value, dishes: orderedDishes(order.value, catalogue, pizzaOffer), catalogue, pizzaOffer });
}

/** Loads the page of an order; refused when there is none that this key opens. */
export async function loadOrderPage(ports: Ports, key: OrderKey): Promise<Result<OrderPageData, OrderUnknown>> {
  const [loaded, orderAlarmLimits] = await Promise.all([
    loadOrderWithDishes(ports, key),
    ports.restaurant.loadOrderAlarmLimits(),
  ]);
  if (!loaded.ok) return loaded;
  const { order, dishes } = loaded.value;
  return ok({ key, order, dishes, orderAlarmLimits });
}
