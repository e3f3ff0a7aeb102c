// A whole restaurant in memory: the same ports, the same rules, no network. Good for tests of your own client.
import 'temporal-polyfill/global';
import { MARGHERITA } from '@ofenpost/core/catalogue/product.fixtures';
import { checkoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import { WINTERTHUR } from '@ofenpost/core/delivery/delivery.fixtures';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { createFixtureShop } from '@ofenpost/testing/in-memory/in-memory-shop.fixtures';
import { createManualClock } from '@ofenpost/testing/in-memory/manual-clock';

const clock = createManualClock('2026-11-20T18:00:00.000Z');
const guest = createFixtureShop(clock).visit();

await guest.cart.add({ productId: MARGHERITA.id, optionIds: [], amount: 2 });
const cart = await guest.cart.load();
const { totalPrice } = checkoutSummary({ cart, orderLocation: WINTERTHUR, paymentMethod: 'card', at: clock.now() });

const placed = await guest.checkout.place({
  idempotencyKey: guest.idempotencyKey.create(),
  totalPrice,
  draft: {
    address: {
      contactName: 'Nina Muster',
      phoneNumber: '078 999 99 99',
      street: 'Marktgasse',
      houseNumber: '1',
      note: '',
      orderLocationId: WINTERTHUR.id,
    },
    deliveryTime: { kind: 'asap' },
    paymentMethod: 'card',
    remark: '',
    legalAgeConfirmed: false,
  },
});
console.log(
  placed.ok
    ? `Bestellung ${placed.value.order.number}: ${formatMoney(placed.value.order.totalPrice)}`
    : placeOrderMessage(placed.error),
);
