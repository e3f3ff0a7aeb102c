import { STAFF } from '@ofenpost/core/account/account.fixtures';
import type { PaymentReport } from '@ofenpost/core/online-payment/online-payment.port';
import type { OrderStep } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { type Arbitrary, array, assert, asyncProperty, boolean, constantFrom, record } from 'fast-check';
import { expect, it } from 'vitest';
import { fillCart, nextHouseNumber, requestFor } from '../contract-suites/shop-under-test.ts';
import { createFixtureShop } from './in-memory-shop.fixtures.ts';
import { createManualClock } from './manual-clock.ts';

/** A Friday at 18:00 in Zurich. */
const OPEN = '2026-11-20T17:00:00.000Z';
const QUESTIONS_MAX = 6;

const LEAVING = [
  stepTo('placed', 'accepted'),
  stepTo('accepted', 'preparing'),
  stepTo('preparing', 'ready'),
  stepTo('ready', 'onTheWay'),
];

/** What staff do with an order that is paid. */
const STEPS: Readonly<Record<'leaves' | 'rejected' | 'unanswered', readonly OrderStep[]>> = {
  leaves: LEAVING,
  rejected: [stepTo('placed', 'rejected')],
  unanswered: [],
};

const fate = record({
  paying: constantFrom('pay', 'pay', 'pay', 'decline', 'abort', 'unliable', null),
  twice: boolean(),
  outcome: constantFrom('leaves', 'rejected', 'unanswered'),
});

type Fate = typeof fate extends Arbitrary<infer Value> ? Value : never;
type FixtureShop = ReturnType<typeof createFixtureShop>;

/** Where a call is cut: before it was sent, after the provider did it, or not at all. */
const cut = constantFrom('before', 'after', 'no', 'no', 'no', 'no');

type Call = (...given: never[]) => Promise<unknown>;

/** A shop whose server dies at some of its calls to the provider; what is cut off is not answered. */
function dyingShop(cuts: readonly ('before' | 'after' | 'no')[]) {
  const clock = createManualClock(OPEN);
  const shop = createFixtureShop(clock);
  const provider = { ...shop.provider };
  const questions = new Map<string, number>();
  let calls = 0;
  const dies = (call: Call) =>
    (async (...given: never[]) => {
      const at = cuts[calls] ?? 'no';
      calls += 1;
      if (at === 'before') throw new Error('The server died before its call.');
      const answer = await call(...given);
      if (at === 'after') throw new Error('The server died after its call.');
      return answer;
    }) as never;
  shop.provider.confirm = async (call, token) => {
    questions.set(token, (questions.get(token) ?? 0) + 1);
    return provider.confirm(call, token);
  };
  shop.provider.capture = dies(provider.capture);
  shop.provider.cancel = dies(provider.cancel);
  return { clock, shop, provider, questions };
}

/** A new guest orders, and pays as often as given; null where the shop takes no order. */
async function orderOnline(shop: FixtureShop, paying: Fate['paying'], twice: boolean) {
  const guest = shop.visit();
  await fillCart(guest);
  const request = await requestFor(guest, { paymentMethod: 'onlineCard' });
  const address = { ...request.draft.address, houseNumber: nextHouseNumber() };
  const placed = await guest.checkout.place({ ...request, draft: { ...request.draft, address } });
  if (!placed.ok) return null;
  const { order, capability } = placed.value;
  for (const _attempt of twice ? [1, 2] : [1]) {
    const begun = await guest.onlinePayment.begin({ id: order.id, capability }, 'onlineCard');
    if (begun.ok && paying !== null) shop.provider.act(begun.value.redirectUrl, paying);
  }
  return order;
}

it(
  'holds no money without a live order and takes none twice, wherever the server dies',
  { timeout: 60_000 },
  async () => {
    await assert(
      asyncProperty(
        array(fate, { minLength: 4, maxLength: 8 }),
        array(cut, { minLength: 20, maxLength: 20 }),
        async (fates, cuts) => {
          const { clock, shop, provider, questions } = dyingShop(cuts);
          const desk = shop.visit(STAFF);
          const pass = async (minutes: number) => {
            clock.advance(minutes);
            await shop.settle(clock);
          };
          const orders: { id: string; total: number; outcome: keyof typeof STEPS }[] = [];
          for (const { paying, twice, outcome } of fates) {
            const order = await orderOnline(shop, paying, twice);
            if (order === null) continue;
            orders.push({ id: order.id, total: order.totalPrice, outcome });
          }
          // No notification arrives: the schedule alone finds what was paid.
          await pass(20);
          for (const { id, outcome } of orders) for (const step of STEPS[outcome]) await desk.orderDesk.step(id, step);
          for (let minute = 0; minute < 90; minute += 5) await pass(5);
          for (let hour = 0; hour < 24; hour += 1) await pass(60);

          for (const { id, total, outcome } of orders) {
            const report: PaymentReport = await desk.onlinePaymentAdmin.loadReport(id);
            const held = [];
            for (const { reference, state } of report.payments) {
              const known = await provider.inquire({ requestId: 'x', retry: 0 }, reference);
              if (!known.ok) continue;
              const { status } = known.value;
              if (status === 'authorised' || status === 'captured') held.push(status);
              expect([reference, status === 'captured']).toEqual([reference, state === 'captured']);
            }
            expect(held.length).toBeLessThanOrEqual(outcome === 'leaves' ? 1 : 0);
            expect(held.every((status) => status === 'captured')).toBe(true);
            const taken = report.payments.reduce((sum, { captured }) => sum + captured, 0);
            expect([0, total]).toContain(taken);
          }
          expect(Math.max(0, ...questions.values())).toBeLessThanOrEqual(QUESTIONS_MAX);
        },
      ),
      { numRuns: 15 },
    );
  },
);
