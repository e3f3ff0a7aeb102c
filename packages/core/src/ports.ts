import type { CartPort } from './cart/cart.port.ts';
import type { CataloguePort } from './catalogue/catalogue.port.ts';
import type { ChangelogPort } from './changelog/changelog.port.ts';
import type { CheckoutPort } from './checkout/checkout.port.ts';
import type { IdempotencyKeyPort } from './checkout/idempotency-key.port.ts';
import type { DeliveryPort } from './delivery/delivery.port.ts';
import type { EventPort } from './event/event.port.ts';
import type { KitchenPort } from './kitchen/kitchen.port.ts';
import type { MenuPort } from './menu/menu.port.ts';
import type { OpeningHoursPort } from './opening-hours/opening-hours.port.ts';
import type { OrderDeskPort, OrderPort } from './order/order.port.ts';
import type { PizzaCreatorPort } from './pizza-creator/pizza-creator.port.ts';
import type { RestaurantPort } from './restaurant/restaurant.port.ts';
import type { SessionPort } from './session/session.port.ts';
import type { KeyValuePort } from './storage/key-value.port.ts';
import type { ClockPort } from './time/clock.port.ts';

/** Everything that the domain needs from the world. Each host provides its own. */
export type Ports = {
  readonly clock: ClockPort;
  readonly keyValue: KeyValuePort;
  readonly idempotencyKey: IdempotencyKeyPort;
  readonly session: SessionPort;
  readonly openingHours: OpeningHoursPort;
  readonly restaurant: RestaurantPort;
  readonly menu: MenuPort;
  readonly event: EventPort;
  readonly catalogue: CataloguePort;
  readonly pizzaCreator: PizzaCreatorPort;
  readonly delivery: DeliveryPort;
  readonly cart: CartPort;
  readonly checkout: CheckoutPort;
  readonly order: OrderPort;
  readonly orderDesk: OrderDeskPort;
  readonly kitchen: KitchenPort;
  readonly changelog: ChangelogPort;
};
