import { PAYMENT_LIST, paymentPage } from '@ofenpost/core/online-payment/payment-list';
import { unchangedEdit } from '@ofenpost/core/order-desk/edit-order';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import { expect, it, vi } from 'vitest';
import { type OpenShop, type ShopUnderTest, alcohol, fillCart, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

/** An undoable step reaches the provider after some seconds. */
const SLOW = { timeout: 40_000, interval: 200 };
const SLOW_TEST_MS = 60_000;

async function placeOnline(guest: Ports, wine?: { readonly id: string }) {
  await fillCart(guest);
  if (wine !== undefined) await guest.cart.add({ productId: wine.id, optionIds: [], amount: 1 });
  const draft = { paymentMethod: 'onlineCard', legalAgeConfirmed: wine !== undefined } as const;
  const placed = await guest.checkout.place(await requestFor(guest, draft));
  if (!placed.ok) throw new Error(placed.error.code);
  const { order, capability } = placed.value;
  return { order, key: { id: order.id, capability } };
}

type Key = Awaited<ReturnType<typeof placeOnline>>['key'];

async function begin({ onlinePayment }: Ports, key: Key): Promise<string> {
  const begun = await onlinePayment.begin(key, 'onlineCard');
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value.redirectUrl;
}

const read = async ({ order }: Ports, key: Key): Promise<Order> => {
  const found = await order.load(key);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

async function take(staff: Ports, id: string, steps: readonly OrderStep[]): Promise<void> {
  for (const step of steps) expect(await staff.orderDesk.step(id, step)).toMatchObject({ ok: true });
}

/** The numbers of the orders that the desk shows. */
async function onDesk(staff: Ports): Promise<readonly number[]> {
  const seen: number[] = [];
  await new Promise<void>((resolve, reject) => {
    const stop = staff.orderDesk.watch({
      changed: (orders) => {
        seen.push(...orders.map(({ number }) => number));
        resolve();
        queueMicrotask(() => stop());
      },
      lost: reject,
    });
  });
  return seen;
}

async function paid(shop: ShopUnderTest, { hasWine = false } = {}) {
  const guest = await shop.guest();
  const { order, key } = await placeOnline(guest, hasWine ? await alcohol(guest) : undefined);
  await shop.pay(await begin(guest, key), 'pay');
  await vi.waitFor(async () => expect((await read(guest, key)).status).toBe('placed'), SLOW);
  return { guest, order, key };
}

const untilState = (shop: ShopUnderTest, staff: Ports, id: string, state: string) =>
  vi.waitFor(async () => {
    await shop.settle();
    const { payments } = await staff.onlinePaymentAdmin.loadReport(id);
    expect(payments.map((payment) => payment.state)).toContain(state);
  }, SLOW);

const LEAVING = [
  stepTo('placed', 'accepted'),
  stepTo('accepted', 'preparing'),
  stepTo('preparing', 'ready'),
  stepTo('ready', 'onTheWay'),
];

/** How guests pay online, and what the shop does with it. */
export function describeOnlinePaymentPorts(name: string, openShop: OpenShop): void {
  describeWithShop('onlinePayment', name, openShop, (shop) => {
    it('keeps an order from the desk until it is paid, and places it then', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      expect(await guest.onlinePayment.loadMethods()).toEqual(['onlineCard', 'onlineTwint']);
      const { order, key } = await placeOnline(guest);
      expect(order).toMatchObject({ status: 'awaitingPayment', payment: { state: 'awaitingOnline' } });
      expect(await onDesk(staff)).not.toContain(order.number);
      expect((await guest.cart.load()).productCart).toEqual([]);
      expect(await staff.orderDesk.step(order.id, stepTo('awaitingPayment', 'cancelled'))).toMatchObject({ ok: false });

      const page = await begin(guest, key);
      expect((await read(guest, key)).payment).toMatchObject({ standing: 'atProvider' });
      await shop().pay(page, 'pay');
      await vi.waitFor(async () => expect((await read(guest, key)).status).toBe('placed'), SLOW);
      expect((await read(guest, key)).payment).toMatchObject({
        state: 'paidOnline',
        method: 'onlineCard',
        amount: order.totalPrice,
        means: 'xxxx xxxx xxxx 0004',
      });
      expect(await onDesk(staff)).toContain(order.number);
      expect(await guest.onlinePayment.begin(key, 'onlineCard')).toEqual(
        err({ code: 'stepRefused', status: 'placed' }),
      );
    });

    it('tells the guest what went wrong, and lets them try again', async () => {
      const guest = await shop().guest();
      const { key } = await placeOnline(guest);
      for (const [action, standing] of [
        ['decline', 'declined'],
        ['abort', 'aborted'],
        ['unliable', 'declined'],
      ] as const) {
        await shop().pay(await begin(guest, key), action);
        await vi.waitFor(async () => expect((await read(guest, key)).payment).toMatchObject({ standing }), SLOW);
      }
      await shop().pay(await begin(guest, key), 'pay');
      await vi.waitFor(async () => expect((await read(guest, key)).status).toBe('placed'), SLOW);
    });

    it('ends after some attempts, and leaves the door', async () => {
      const guest = await shop().guest();
      const { key } = await placeOnline(guest);
      for (let attempt = 0; attempt < 5; attempt += 1) await begin(guest, key);
      expect(await guest.onlinePayment.begin(key, 'onlineCard')).toEqual(err({ code: 'tooManyAttempts' }));
      expect(await guest.onlinePayment.payAtDoor(key)).toMatchObject({
        ok: true,
        value: { status: 'placed', payment: { state: 'dueAtDoor', method: 'card' } },
      });
    });

    it('lets go of a second payment of the same order', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      const { order, key } = await placeOnline(guest);
      const [first, second] = [await begin(guest, key), await begin(guest, key)];
      await shop().pay(first, 'pay');
      await vi.waitFor(async () => expect((await read(guest, key)).status).toBe('placed'), SLOW);
      await shop().pay(second, 'pay');
      await untilState(shop(), staff, order.id, 'cancelled');
      const { payments } = await staff.onlinePaymentAdmin.loadReport(order.id);
      expect(payments.map(({ state, counts }) => [state, counts])).toEqual([
        ['authorised', true],
        ['cancelled', false],
      ]);
    });

    it('lets go of what is paid after the guest chose the door', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      const { order, key } = await placeOnline(guest);
      const page = await begin(guest, key);
      expect(await guest.onlinePayment.payAtDoor(key)).toMatchObject({ ok: true });
      await shop().pay(page, 'pay');
      await untilState(shop(), staff, order.id, 'cancelled');
      expect(await read(guest, key)).toMatchObject({ status: 'placed', payment: { state: 'dueAtDoor' } });
    });

    it('ends quietly where the guest gives up', async () => {
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      const { order, key } = await placeOnline(guest);
      expect(await guest.order.cancel(key)).toMatchObject({
        ok: true,
        value: { status: 'cancelled', reason: { code: 'unpaid' }, guestCancellation: null },
      });
      expect(await onDesk(staff)).not.toContain(order.number);
    });

    it('is only for the own order', async () => {
      const [guest, other] = [await shop().guest(), await shop().guest()];
      const { key } = await placeOnline(guest);
      expect(await other.onlinePayment.begin({ ...key, capability: 'x' }, 'onlineCard')).toEqual(
        err({ code: 'orderUnknown' }),
      );
      expect(await other.onlinePayment.payAtDoor({ ...key, capability: null })).toEqual(err({ code: 'orderUnknown' }));
    });

    it(
      'gives back what refused alcohol cost, whether it was taken or only held',
      async () => {
        const staff = await shop().staff();
        for (const isTaken of [true, false]) {
          const [{ order, guest, key }, wine] = [await paid(shop(), { hasWine: true }), await alcohol(staff)];
          await take(staff, order.id, LEAVING);
          if (isTaken) await untilState(shop(), staff, order.id, 'captured');
          expect(await staff.orderDesk.step(order.id, stepTo('onTheWay', 'delivered'))).toMatchObject({
            error: { code: 'ageUnchecked' },
          });
          const withheld = await staff.orderDesk.withholdAlcohol(order.id);
          const totalPrice = order.totalPrice - wine.price;
          expect(withheld).toMatchObject({ ok: true, value: { totalPrice, checkAge: false } });
          await take(staff, order.id, [stepTo('onTheWay', 'delivered')]);
          await untilState(shop(), staff, order.id, isTaken ? 'partlyRefunded' : 'captured');
          const { refunds, payments } = await staff.onlinePaymentAdmin.loadReport(order.id);
          expect(refunds.map(({ amount, state }) => [amount, state])).toEqual(
            isTaken ? [[wine.price, 'refunded']] : [],
          );
          expect(payments).toMatchObject([
            isTaken ? { captured: order.totalPrice, refunded: wine.price } : { captured: totalPrice, refunded: 0 },
          ]);
          expect((await read(guest, key)).payment).toMatchObject({ state: 'paidOnline', amount: totalPrice });
        }
      },
      SLOW_TEST_MS,
    );

    it(
      'takes the money when the order leaves, and gives it back by refunds',
      async () => {
        const [{ order }, staff] = [await paid(shop()), await shop().staff()];
        await take(staff, order.id, LEAVING);
        await untilState(shop(), staff, order.id, 'captured');
        await take(staff, order.id, [stepTo('onTheWay', 'delivered')]);
        const draft = {
          orderNumber: order.number,
          amount: 500,
          method: 'onlineCard',
          cause: 'late',
          reason: '',
        } as const;
        expect(await staff.accounting.refund(crypto.randomUUID(), { ...draft, method: 'onlineTwint' })).toEqual(
          err({ code: 'onlineRefundTooHigh', refundable: 0 }),
        );
        expect(await staff.accounting.refund(crypto.randomUUID(), draft)).toMatchObject({ ok: true });
        await untilState(shop(), staff, order.id, 'partlyRefunded');
        const { refunds, payments } = await staff.onlinePaymentAdmin.loadReport(order.id);
        expect(refunds).toMatchObject([{ amount: 500, state: 'refunded' }]);
        expect(payments).toMatchObject([{ captured: order.totalPrice, refunded: 500 }]);
      },
      SLOW_TEST_MS,
    );

    it(
      'takes what was authorised of an order that costs more since, and the rest at the door',
      async () => {
        const [{ guest, order, key }, staff] = [await paid(shop()), await shop().staff()];
        const before = await read(guest, key);
        const draft = { ...unchangedEdit(before), reason: 'Rief an', paymentMethod: 'twint' as const, overrides: true };
        const more = { ...draft, lines: draft.lines.map((line) => ({ ...line, amount: line.amount + 1 })) };
        const refused = await staff.orderDesk.edit(order.id, more);
        if (refused.ok || refused.error.code !== 'totalChanged') throw new Error('It charged what nobody saw.');
        const { totalPrice } = refused.error;
        const rest = totalPrice - before.totalPrice;
        expect(rest).toBeGreaterThan(0);
        expect(await staff.orderDesk.edit(order.id, { ...more, totalPrice })).toMatchObject({
          ok: true,
          value: { payment: { state: 'dueAtDoor', method: 'twint', online: { amount: before.totalPrice } } },
        });
        const { figures } = await staff.accounting.loadDay(null);
        await take(staff, order.id, [...LEAVING, { from: 'onTheWay', to: 'delivered', collected: 'twint' }]);
        const differences = async () => {
          const { online } = await staff.accounting.loadDay(null);
          return online?.differences.filter(({ orderId }) => orderId === order.id);
        };
        expect(await differences()).toMatchObject([
          { orderNumber: order.number, provider: 0, booked: before.totalPrice },
        ]);
        await untilState(shop(), staff, order.id, 'captured');
        expect(await differences()).toEqual([]);
        const { paid: sums } = (await staff.accounting.loadDay(null)).figures;
        expect(sums.twint - figures.paid.twint).toBe(rest);
        expect((sums.onlineCard ?? 0) - (figures.paid.onlineCard ?? 0)).toBe(before.totalPrice);
        expect((await staff.onlinePaymentAdmin.loadReport(order.id)).payments).toMatchObject([
          { captured: before.totalPrice },
        ]);
        expect(await read(guest, key)).toMatchObject({
          payment: { state: 'collected', method: 'twint', amount: rest, online: { amount: before.totalPrice } },
        });
      },
      SLOW_TEST_MS,
    );

    it(
      'lets go of the money where the order is rejected, once nobody can undo it',
      async () => {
        const [{ guest, order, key }, staff] = [await paid(shop()), await shop().staff()];
        await take(staff, order.id, [stepTo('placed', 'rejected')]);
        const rejected = await read(guest, key);
        expect(rejected.payment).toMatchObject({ state: 'releasedOnline', wasPaid: true });
        expect(await staff.orderDesk.undo(order.id, rejected.revision)).toMatchObject({
          ok: true,
          value: { payment: { state: 'paidOnline' } },
        });
        await take(staff, order.id, [stepTo('placed', 'rejected')]);
        await untilState(shop(), staff, order.id, 'cancelled');
      },
      SLOW_TEST_MS,
    );

    it('lists what was tried to pay, for staff alone', async () => {
      const { order } = await paid(shop());
      const guest = await shop().guest();
      const { order: left, key } = await placeOnline(guest);
      await begin(guest, key);
      const staff = await shop().staff();
      const find = async (query: object) =>
        paymentPage.parse(await staff.onlinePaymentAdmin.list({ ...PAYMENT_LIST.start, ...query }));
      expect((await find({ q: String(order.number) })).rows).toMatchObject([
        { orderId: order.id, orderNumber: order.number, state: 'authorised', counts: true },
      ]);
      const open = await find({ state: 'open' });
      expect(open.open).toBe(open.total);
      expect((await find({ state: 'open', q: String(left.number) })).rows).toMatchObject([
        { orderNumber: left.number, method: 'onlineCard', state: 'initialised' },
      ]);
      expect((await find({ state: 'open', q: String(order.number) })).total).toBe(0);
      const day = (await find({ q: String(order.number) })).rows[0]?.initialisedAt.slice(0, 10) ?? '';
      expect((await find({ q: String(order.number), from: '2030-01-01' })).total).toBe(0);
      expect((await find({ q: String(order.number), from: day, to: day })).total).toBe(1);
      const amounts = (await find({ sort: 'amount' })).rows.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      const asGuest = guest.onlinePaymentAdmin.list(PAYMENT_LIST.start);
      expect(await asGuest.catch(() => 'refused')).toBe('refused');
    });

    it('tells how paying online is configured, to the management alone', async () => {
      const manager = await shop().manager();
      expect(await manager.onlinePaymentAdmin.loadSetup()).toEqual({
        provider: 'simulator',
        terminalId: '17801234',
        methods: ['onlineCard', 'onlineTwint'],
      });
      const asStaff = (await shop().staff()).onlinePaymentAdmin.loadSetup();
      expect(await asStaff.catch(() => 'refused')).toBe('refused');
    });

    it('says whether the provider answers, to the management alone', async () => {
      const manager = await shop().manager();
      expect(await manager.onlinePaymentAdmin.check()).toEqual({
        state: 'works',
        methods: ['onlineTwint', 'onlineCard'],
        problem: '',
      });
      const asGuest = (await shop().guest()).onlinePaymentAdmin.check();
      expect(await asGuest.catch(() => 'refused')).toBe('refused');
    });
  });
}
