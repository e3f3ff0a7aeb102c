// A whole restaurant in memory: the same ports, the same rules, no network. Good for tests of your own client.
import 'temporal-polyfill/global';
import { MARGHERITA } from '@ofenpost/core/catalogue/product.fixtures';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { createFixtureShop } from '@ofenpost/testing/in-memory/in-memory-shop.fixtures';
import { createManualClock } from '@ofenpost/testing/in-memory/manual-clock';

const clock = createManualClock('2026-11-20T18:00:00.000Z');
const guest = createFixtureShop(clock).visit();

const added = await guest.cart.add({ productId: MARGHERITA.id, optionIds: [], amount: 2 });
console.log(added.ok ? formatMoney(added.value.totalCost) : added.error.code);
