import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { refundCause } from '@ofenpost/core/order/refund-cause';
import { paymentMethod } from '@ofenpost/core/payment/payment';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { openDatabase } from '../database/database.ts';
import { type Draw, anyGiftCard, anyPhoneOrder, finish, pick } from './books.fixtures.ts';
import { createSealBooks } from './seal.repository.ts';
import { verifyBooks } from './verify-books.ts';

const ORDERS = 20;
const MINUTES = 60;
/** In Rappen: what a gift card has paid of most orders that it paid at all. */
const SMALL = 300;

/** What staff do with an order after its end, again and again; what a rule refuses is no concern of this test. */
async function changeAfterwards({ ports, random }: Draw, id: string, done: Set<string>): Promise<void> {
  const loaded = await ports.order.load({ id, capability: null });
  if (!loaded.ok) throw new Error(loaded.error.code);
  const { number: orderNumber, revision, totalPrice, giftCardAmount, status } = loaded.value;
  const any = (most: number) => 5 * Math.floor((random() * most) / 5);
  const due = totalPrice - giftCardAmount;
  const part = random() < 0.5 ? { amount: any(due) } : {};
  const rest = random() < 0.5 ? { rest: { method: pick(random, paymentMethod.options), amount: 5 + any(due) } } : {};
  const draft = { revision, method: pick(random, paymentMethod.options), reason: 'Vertippt', ...part, ...rest };
  if (status !== 'delivered' || random() < 0.5) {
    const corrected = await ports.orderDesk.correctPayment(id, draft);
    if (corrected.ok) done.add('corrected');
    return;
  }
  const cause = pick(random, refundCause.options);
  const method = pick(random, [...paymentMethod.options, 'giftCard'] as const);
  const refund = {
    orderNumber,
    amount: 5 + any(method === 'giftCard' ? SMALL : totalPrice),
    method,
    cause,
    reason: 'Kalt',
  };
  const refunded = await ports.accounting.refund(randomUUID(), refund);
  if (refunded.ok) done.add(cause === 'unpaid' ? 'writtenOff' : `refunded ${method}`);
}

it('no false alarm: whatever staff book, correct and give back, the books are whole', async () => {
  const database = await createTestDatabase();
  await database.query('update products set price = price + 3');
  const server = await startTestServer(database.url);
  const shop = openDatabase(database.url, () => {});
  try {
    const browser = createBrowser(server.url);
    await signIn(browser, 'Geschäftsleitung');
    const ports = createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
    const draw = { ports, random: seededRandom(83) };
    const done = new Set<string>();
    for (let count = 0; count < ORDERS; count += 1) {
      const code = draw.random() < 0.5 ? await anyGiftCard(draw) : '';
      const { id } = await finish(draw, await anyPhoneOrder(draw, code));
      if (code !== '' && draw.random() < 0.3) await ports.giftCardAdmin.void(code, 'Verloren');
      for (let change = 0; change < 5; change += 1) await changeAfterwards(draw, id, done);
    }
    expect((await verifyBooks(shop)).broken).toBeNull();
    // Refunds onto gift cards are those of the week.
    for (const act of ['corrected', 'refunded card', 'refunded cash', 'refunded twint', 'writtenOff'])
      expect([...done]).toContain(act);
    const clock = { now: () => addMinutes(TEST_NOW, MINUTES) };
    await createSealBooks({ database: shop, clock })({ signal: new AbortController().signal });
    const { broken, waiting } = await verifyBooks(shop);
    expect(broken).toBeNull();
    expect(Object.values(waiting).every(({ count }) => count === 0)).toBe(true);
  } finally {
    await shop.close();
    await server.close();
    await database.drop();
  }
});
