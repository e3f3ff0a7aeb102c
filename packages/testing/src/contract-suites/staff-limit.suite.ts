import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { blankCashCount } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { unchangedEdit } from '@ofenpost/core/order-desk/edit-order';
import { itemsTotalOf } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { PaymentMethod } from '@ofenpost/core/payment/payment';
import type { Ports } from '@ofenpost/core/ports';
import { type Result, err } from '@ofenpost/core/result/result';
import { STAFF_LIMIT_DEFAULT } from '@ofenpost/core/settings/settings-draft';
import { addDays, addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { valueOf } from './accounting.suite.ts';
import { type OpenShop, fillCart, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

type Moved = Promise<Result<DayJournal | GiftCard, { readonly code: string }>>;

const STEPS = ['accepted', 'preparing', 'ready', 'onTheWay', 'delivered'] as const;

/** An order of this guest, moved on to a status. */
export async function orderThatIs(guest: Ports, { orderDesk }: Ports, status: (typeof STEPS)[number]): Promise<Order> {
  await fillCart(guest);
  let { order } = valueOf(await guest.checkout.place(await requestFor(guest, {})));
  for (const to of STEPS.slice(0, STEPS.indexOf(status) + 1))
    order = valueOf(await orderDesk.step(order.id, stepTo(order.status, to)));
  return order;
}

/** A delivered and paid order of this guest. */
const sell = async (guest: Ports, staff: Ports): Promise<number> =>
  (await orderThatIs(guest, staff, 'delivered')).number;

/** Sets up to how many Rappen staff move by hand on a day. */
export async function limit({ settings }: Ports, staffLimit: number): Promise<void> {
  const { version } = await settings.load('staffLimit');
  valueOf(await settings.save('staffLimit', { version, value: { staffLimit } }));
}

/** Every way in which staff move this amount of money by hand. */
async function waysOf(staff: Ports, guest: Ports): Promise<Record<string, (by: Ports, amount: number) => Moved>> {
  const { accounting, idempotencyKey } = staff;
  const day = (await accounting.loadDay(null)).day;
  const orderNumber = await sell(guest, staff);
  const card = { amount: 20_000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'card' as const };
  const { code } = valueOf(await staff.giftCardAdmin.issue(idempotencyKey.create(), card));
  const before = addDays(day, -1);
  if ((await accounting.loadDay(before)).close === null) {
    const counted = valueOf(
      await accounting.countCash(before, 0, { ...blankCashCount(20_000), openingReason: 'Wechselgeld' }),
    );
    valueOf(await accounting.closeDay(before, { ...seenOf(counted), differenceReason: 'Noch leer' }));
  }
  const reason = 'Ausprobiert';
  const balanceOf = async () => valueOf(await staff.giftCardAdmin.find(code)).balance;
  return {
    'cash put in': (by, amount) => by.accounting.moveCash(day, idempotencyKey.create(), { way: 'in', amount, reason }),
    'cash taken out': (by, amount) =>
      by.accounting.moveCash(day, idempotencyKey.create(), { way: 'out', amount, reason }),
    'a refund': (by, amount) =>
      by.accounting.refund(idempotencyKey.create(), { orderNumber, amount, method: 'card', reason }),
    'another opening': async (by, amount) => {
      const { count, openingSuggested, figures } = await accounting.loadDay(day);
      const opening = openingSuggested + (figures.openingDifference ?? 0) + amount;
      const draft = { ...blankCashCount(opening), openingReason: reason };
      return by.accounting.countCash(day, count?.revision ?? 0, draft);
    },
    'a gift card with more on it': async (by, amount) =>
      by.giftCardAdmin.adjust(code, { amount, reason, seenBalance: await balanceOf() }),
    'a gift card with less on it': async (by, amount) =>
      by.giftCardAdmin.adjust(code, { amount: -amount, reason, seenBalance: await balanceOf() }),
  };
}

export function describeStaffLimit(name: string, openShop: OpenShop): void {
  describeWithShop('limit of what staff move by hand', name, openShop, (shop) => {
    /** What the member of staff moved on this day so far, in Rappen. */
    let moved = 0;
    let movedByCourier = 0;

    it('is CHF 100 until the management sets another one, and stands in the day of the books', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      expect(STAFF_LIMIT_DEFAULT).toBe(10_000);
      expect((await manager.settings.load('staffLimit')).value).toEqual({ staffLimit: 10_000 });
      expect((await staff.accounting.loadDay(null)).staffLimit).toBe(10_000);
      await expect(staff.settings.load('staffLimit')).rejects.toThrow(/./);
      await expect(
        staff.settings.save('staffLimit', { version: 0, value: { staffLimit: 10_000_000 } }),
      ).rejects.toThrow(/./);
    });

    it('holds for everything that moves money by hand, to the Rappen, and not for the management', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const ways = Object.entries(await waysOf(manager, await shop().guest()));
      expect(ways).toHaveLength(6);
      for (const [way, move] of ways) {
        await limit(manager, moved + 500);
        const { figures } = await staff.accounting.loadDay(null);
        expect([way, await move(staff, 505)]).toEqual([way, err({ code: 'aboveLimit', limit: moved + 500 })]);
        expect([way, (await staff.accounting.loadDay(null)).figures]).toEqual([way, figures]);
        expect([way, (await move(staff, 500)).ok]).toEqual([way, true]);
        expect([way, (await move(manager, 505)).ok]).toEqual([way, true]);
        moved += 500;
        // What one way took is gone for all others.
        for (const [other, moveOther] of ways)
          expect([way, other, await moveOther(staff, 5)]).toEqual([
            way,
            other,
            err({ code: 'aboveLimit', limit: moved }),
          ]);
      }
    });

    it('adds up what one person moves on a day in parts, in and out', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const ways = await waysOf(manager, await shop().guest());
      await limit(manager, moved + 500);
      const done: (boolean | undefined)[] = [];
      for (const [way, amount] of [
        ['cash taken out', 100],
        ['cash put in', 100],
        ['a gift card with more on it', 100],
        ['a gift card with less on it', 100],
        ['a refund', 105],
        ['a refund', 100],
        ['another opening', 5],
      ] as const)
        done.push((await ways[way]?.(staff, amount))?.ok);
      expect(done).toEqual([true, true, true, true, false, true, false]);
      moved += 500;
    });

    it('answers what is sent again with the limit reached as it answered first', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      moved += 500;
      await limit(manager, moved);
      const { day } = await staff.accounting.loadDay(null);
      const id = staff.idempotencyKey.create();
      const draft = { way: 'in', amount: 500, reason: 'Wechselgeld' } as const;
      const first = await staff.accounting.moveCash(day, id, draft);
      expect(first.ok).toBe(true);
      expect(await staff.accounting.moveCash(day, id, draft)).toEqual(first);
    });

    it('holds for stopping what is ready or on its way, and the books say that it was', async () => {
      const [staff, manager, guest] = [await shop().staff(), await shop().manager(), await shop().guest()];
      const ways = [
        ['ready', 'cancelled'],
        ['onTheWay', 'undeliverable'],
      ] as const;
      for (const [from, to] of ways) {
        const order = await orderThatIs(guest, manager, from);
        await limit(manager, moved + order.totalPrice - 5);
        const refused = err({ code: 'aboveLimit', limit: moved + order.totalPrice - 5 });
        expect([to, await staff.orderDesk.step(order.id, stepTo(from, to))]).toEqual([to, refused]);
        expect((await manager.orderDesk.step(order.id, stepTo(from, to))).ok).toBe(true);
        const { rows } = await manager.accounting.listBookings({ ...BOOKING_LIST.start, q: String(order.number) });
        expect(rows.map(({ kind }) => kind)).toEqual(['stoppedReady']);
        const another = await orderThatIs(guest, manager, from);
        await limit(manager, moved + another.totalPrice);
        expect((await staff.orderDesk.step(another.id, stepTo(from, to))).ok).toBe(true);
        moved += another.totalPrice;
      }
      // What nobody has made yet costs nothing.
      const early = await orderThatIs(guest, manager, 'preparing');
      await limit(manager, moved);
      expect((await staff.orderDesk.step(early.id, stepTo('preparing', 'cancelled'))).ok).toBe(true);
    });

    it('holds for what is taken off after ready and what is delivered again for nothing, and both stand in the books', async () => {
      const [staff, manager, guest] = [await shop().staff(), await shop().manager(), await shop().guest()];
      const kindsOf = async (orderNumber: number) =>
        (await manager.accounting.listBookings({ ...BOOKING_LIST.start, q: String(orderNumber) })).rows.map(
          ({ kind, by }) => [kind, by === ''],
        );
      const ready = await orderThatIs(guest, manager, 'ready');
      const less = { ...unchangedEdit(ready), lines: [{ position: 0, amount: 1 }], overrides: true, reason: 'Weniger' };
      const priced = await manager.orderDesk.edit(ready.id, { ...less, totalPrice: 0 });
      const totalPrice = !priced.ok && priced.error.code === 'totalChanged' ? priced.error.totalPrice : 0;
      const lowered = itemsTotalOf(ready) - (ready.productOrders[0]?.unitPrice ?? 0);
      await limit(manager, moved + lowered - 5);
      const edit = () => staff.orderDesk.edit(ready.id, { ...less, totalPrice });
      expect(await edit()).toEqual(err({ code: 'aboveLimit', limit: moved + lowered - 5 }));
      expect(await kindsOf(ready.number)).toEqual([]);
      await limit(manager, moved + lowered);
      expect((await edit()).ok).toBe(true);
      expect(await kindsOf(ready.number)).toEqual([['loweredReady', false]]);
      moved += lowered;

      const sold = await orderThatIs(guest, manager, 'delivered');
      const value = sold.productOrders[0]?.unitPrice ?? 0;
      const again = {
        idempotencyKey: staff.idempotencyKey.create(),
        lines: [{ position: 0, amount: 1 }],
        promisedAt: addMinutes(staff.clock.now(), 40),
        cause: 'missing',
        text: '',
      } as const;
      const redeliver = () => staff.orderDesk.redeliver(sold.id, { ...again, lines: [...again.lines] });
      await limit(manager, moved + value - 5);
      expect(await redeliver()).toEqual(err({ code: 'aboveLimit', limit: moved + value - 5 }));
      await limit(manager, moved + value);
      const answer = await redeliver();
      expect(answer.ok).toBe(true);
      expect(await redeliver()).toEqual(answer);
      expect(await kindsOf(sold.number)).toEqual([
        ['redelivered', false],
        ['sale', false],
      ]);
      moved += value;
    });

    it('adds up what different people take off one order after ready', async () => {
      const [staff, courier, manager, guest] = await Promise.all([
        shop().staff(),
        shop().courier(),
        shop().manager(),
        shop().guest(),
      ]);
      const { id: courierId } = await courier.session.loadMe();
      const ready = await orderThatIs(guest, manager, 'ready');
      await limit(manager, moved + ready.totalPrice);
      const less = { ...unchangedEdit(ready), lines: [{ position: 0, amount: 1 }], overrides: true, reason: 'Weniger' };
      const priced = await staff.orderDesk.edit(ready.id, { ...less, totalPrice: 0 });
      const totalPrice = !priced.ok && priced.error.code === 'totalChanged' ? priced.error.totalPrice : 0;
      valueOf(await staff.orderDesk.edit(ready.id, { ...less, totalPrice }));
      const lowered = itemsTotalOf(ready) - (ready.productOrders[0]?.unitPrice ?? 0);
      moved += lowered;
      valueOf(await manager.courier.assign(ready.id, { courierId, place: 'last' }));
      valueOf(await manager.orderDesk.step(ready.id, stepTo('ready', 'onTheWay')));
      await limit(manager, lowered + totalPrice - 5);
      const noShow = { kind: 'undeliverable', reason: { code: 'noShow', text: '' } } as const;
      const act = () => courier.courier.act(ready.id, { key: crypto.randomUUID(), action: noShow });
      expect(await act()).toEqual(err({ code: 'aboveLimit', limit: lowered + totalPrice - 5 }));
      await limit(manager, lowered + totalPrice);
      expect((await act()).ok).toBe(true);
      movedByCourier += totalPrice;
    });

    it('holds for nobody at the door, and for a payment that is corrected to less', async () => {
      const [courier, manager, guest] = [await shop().courier(), await shop().manager(), await shop().guest()];
      const staff = await shop().staff();
      const { id: courierId } = await courier.session.loadMe();
      const ready = await orderThatIs(guest, manager, 'ready');
      valueOf(await manager.courier.assign(ready.id, { courierId, place: 'last' }));
      valueOf(await manager.orderDesk.step(ready.id, stepTo('ready', 'onTheWay')));
      await limit(manager, movedByCourier + ready.totalPrice - 5);
      const reason = { code: 'noShow', text: '' } as const;
      const tap = { key: crypto.randomUUID(), action: { kind: 'undeliverable', reason } } as const;
      const refused = err({ code: 'aboveLimit', limit: movedByCourier + ready.totalPrice - 5 });
      expect(await courier.courier.act(ready.id, tap)).toEqual(refused);
      await limit(manager, movedByCourier + ready.totalPrice);
      expect((await courier.courier.act(ready.id, tap)).ok).toBe(true);

      const sold = await orderThatIs(guest, manager, 'delivered');
      const { revision } = sold;
      const less = { revision, method: 'card' as const, amount: sold.totalPrice - 505, reason: 'Weniger' };
      await limit(manager, moved + 500);
      expect(await staff.orderDesk.correctPayment(sold.id, less)).toEqual(
        err({ code: 'aboveLimit', limit: moved + 500 }),
      );
      moved += 505;
      await limit(manager, moved);
      expect((await staff.orderDesk.correctPayment(sold.id, less)).ok).toBe(true);
    });

    it('counts gift cards that are sold by card or TWINT, which the till does not hold', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const issue = (by: Ports, amount: number, paidWith: PaymentMethod, id = by.idempotencyKey.create()) =>
        by.giftCardAdmin.issue(id, { amount, buyer: 'Anna Keller', greeting: '', email: null, paidWith });
      const refused = err({ code: 'aboveLimit', limit: moved + 10_000 });
      await limit(manager, moved + 10_000);
      expect(await issue(staff, 100_000, 'card')).toEqual(refused);
      const id = staff.idempotencyKey.create();
      const sold = await issue(staff, 9000, 'card', id);
      expect(sold.ok).toBe(true);
      expect(await issue(staff, 1005, 'twint')).toEqual(refused);
      expect((await issue(staff, 1000, 'twint')).ok).toBe(true);
      expect(await issue(staff, 9000, 'card', id)).toEqual(sold);
      // What a guest pays into the till is a sale, and the till answers for it.
      expect((await issue(staff, 100_000, 'cash')).ok).toBe(true);
      expect((await issue(manager, 100_000, 'card')).ok).toBe(true);
    });
  });
}
