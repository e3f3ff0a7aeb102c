import { accounts } from '../account/account.table.ts';
import { personSalts, sealHeads, seals, unsealedOrderEvents } from '../accounting/seal.table.ts';
import { addresses } from '../address/address.table.ts';
import { auditLog } from '../audit/audit-log.table.ts';
import { backgroundJobs } from '../background-job/background-job.table.ts';
import { carts } from '../cart/cart.table.ts';
import { optionGroups, options, productGroups, productOptionGroups, products } from '../catalogue/catalogue.table.ts';
import { pizzaIngredientPrices, pizzaIngredients, pizzaOffers, pizzaSizes } from '../catalogue/pizza-offer.table.ts';
import { orderLocations } from '../delivery/order-location.table.ts';
import { restaurantEvents } from '../event/restaurant-event.table.ts';
import { feedbackEntries } from '../feedback/feedback.table.ts';
import { giftCardEntries, giftCards } from '../gift-card/gift-card.table.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { cashCounts, dayCloses } from '../ledger/day-close.table.ts';
import { mails } from '../mail/mail.table.ts';
import { menus, weekMenuEntries, weekMenuVersions } from '../menu/menu.table.ts';
import { extraordinaryDays, openingDays } from '../opening-hours/opening-hours.table.ts';
import { orderEvents, orderLineRelations, orderLines, orderRelations, orders } from '../order/order.table.ts';
import { photoFiles, photos } from '../photo/photo.table.ts';
import { savedCreations } from '../pizza-creator/saved-creation.table.ts';
import { printers, prints } from '../printing/print.table.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import { secondFactors } from '../session/second-factor.table.ts';
import { linkedAccounts, sessions, verifications } from '../session/session.table.ts';
import { settingsVersions } from '../settings/settings.table.ts';
import { vatRates } from '../vat/vat-rate.table.ts';

/** Every table of every context. */
export const schema = {
  accounts,
  addresses,
  auditLog,
  bookingShares,
  bookings,
  carts,
  cashCounts,
  dayCloses,
  extraordinaryDays,
  giftCardEntries,
  giftCards,
  feedbackEntries,
  linkedAccounts,
  backgroundJobs,
  mails,
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
  personSalts,
  photoFiles,
  photos,
  pizzaIngredientPrices,
  pizzaIngredients,
  pizzaOffers,
  pizzaSizes,
  printers,
  prints,
  productGroups,
  productOptionGroups,
  products,
  restaurantEvents,
  restaurants,
  savedCreations,
  sealHeads,
  seals,
  secondFactors,
  sessions,
  settingsVersions,
  unsealedOrderEvents,
  vatRates,
  verifications,
  weekMenuEntries,
  weekMenuVersions,
};
