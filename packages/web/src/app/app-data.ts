import type { Account } from '@ofenpost/core/account/account';
import type { Cart } from '@ofenpost/core/cart/cart';
import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import type { RestaurantPage } from '@ofenpost/core/settings/restaurant-page';
import type { Instant } from '@ofenpost/core/time/instant';

/** What every page needs; loaded once, at server rendering where possible. */
export type AppData = {
  readonly account: Account;
  readonly cart: Cart;
  readonly openingHours: OpeningHours;
  readonly restaurantPage: RestaurantPage;
  readonly now: Instant;
};
