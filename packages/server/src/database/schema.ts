import { accounts } from '../account/account.table.ts';
import { carts } from '../cart/cart.table.ts';
import { optionGroups, options, productGroups, productOptionGroups, products } from '../catalogue/catalogue.table.ts';
import { orderLocations } from '../delivery/order-location.table.ts';
import { restaurantEvents } from '../event/restaurant-event.table.ts';
import { menus, weekMenuEntries } from '../menu/menu.table.ts';
import { extraordinaryDays, openingDays } from '../opening-hours/opening-hours.table.ts';
import { orderEvents, orderLineRelations, orderLines, orderRelations, orders } from '../order/order.table.ts';
import { pizzaIngredientPrices, pizzaIngredients, pizzaOffers, pizzaSizes } from '../pizza-creator/pizza-offer.table.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import { linkedAccounts, sessions, verifications } from '../session/session.table.ts';

/** Every table of every context. */
export const schema = {
  accounts,
  carts,
  extraordinaryDays,
  linkedAccounts,
  menus,
  openingDays,
  optionGroups,
  options,
  orderEvents,
  orderLineRelations,
  orderLines,
  orderLocations,
  orderRelations,
  orders,
  pizzaIngredientPrices,
  pizzaIngredients,
  pizzaOffers,
  pizzaSizes,
  productGroups,
  productOptionGroups,
  products,
  restaurantEvents,
  restaurants,
  sessions,
  verifications,
  weekMenuEntries,
};
