// Is delivery open, and what would this cart cost? Rules alone, on data that you hold: no port, no server.
import 'temporal-polyfill/global';
import { priceCart } from '@ofenpost/core/cart/price-cart';
import { CATALOGUE, MARGHERITA, ROCKET_ID } from '@ofenpost/core/catalogue/product.fixtures';
import { checkoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import { deliveryServiceOf, earliestServing } from '@ofenpost/core/delivery/delivery-slots';
import { DELIVERY, WINTERTHUR } from '@ofenpost/core/delivery/delivery.fixtures';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { OPENING_HOURS } from '@ofenpost/core/opening-hours/opening-hours.fixtures';
import { OPENING_STATE_LABELS, openingDetail } from '@ofenpost/core/opening-hours/opening-labels';
import { openingStatuses } from '@ofenpost/core/opening-hours/opening-status';

const now = '2026-11-20T18:00:00.000Z';
const { busyControls } = DELIVERY;
const { delivery } = openingStatuses({ openingHours: OPENING_HOURS, busyControls }, now);
console.log(`Lieferung ${OPENING_STATE_LABELS[delivery.state]} ${openingDetail(delivery, now)}`);

const products = CATALOGUE.productGroups.flatMap((group) => group.products);
const cart = priceCart(
  [{ id: crypto.randomUUID(), productId: MARGHERITA.id, optionIds: [ROCKET_ID], amount: 2 }],
  { products, pizzaOffer: null, menus: [], weekMenuEntries: [] },
  earliestServing(deliveryServiceOf(OPENING_HOURS, DELIVERY), now),
);
const { deliveryFee, totalPrice } = checkoutSummary({
  cart,
  orderLocation: WINTERTHUR,
  paymentMethod: 'card',
  at: now,
});
console.log(`Liefergebühr ${formatMoney(deliveryFee)}, Gesamt ${formatMoney(totalPrice)}`);
