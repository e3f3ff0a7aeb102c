import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { blankCashCount } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { type Result, err } from '@ofenpost/core/result/result';
import { STAFF_LIMIT_DEFAULT } from '@ofenpost/core/settings/settings-draft';
import { addDays } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { type OpenShop, fillCart, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

type Moved = Promise<Result<DayJournal | GiftCard, { readonly code: string }>>;

function valueOf<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** A delivered and paid order of this guest. */
async function sell(guest: Ports, { orderDesk }: Ports): Promise<number> {
  await fillCart(guest);
  const { id, number } = valueOf(await guest.checkout.place(await requestFor(guest, {}))).order;
  for (const step of [
    stepTo('placed', 'accepted'),
    stepTo('accepted', 'preparing'),
    stepTo('preparing', 'ready'),
    stepTo('ready', 'onTheWay'),
    stepTo('onTheWay', 'delivered'),
  ])
    valueOf(await orderDesk.step(id, step));
  return number;
}

async function limit({ settings }: Ports, staffLimit: number): Promise<void> {
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
    const counted = valueOf(await accounting.countCash(before, 0, blankCashCount(20_000)));
    valueOf(await accounting.closeDay(before, seenOf(counted)));
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
      await limit(manager, 500);
      const ways = Object.entries(await waysOf(staff, await shop().guest()));
      expect(ways).toHaveLength(6);
      for (const [way, move] of ways) {
        const { figures } = await staff.accounting.loadDay(null);
        expect([way, await move(staff, 505)]).toEqual([way, err({ code: 'aboveLimit', limit: 500 })]);
        expect([way, (await staff.accounting.loadDay(null)).figures]).toEqual([way, figures]);
        expect([way, (await move(staff, 500)).ok]).toEqual([way, true]);
        expect([way, (await move(manager, 505)).ok]).toEqual([way, true]);
      }
      // A gift card that a guest pays for is a sale, so the limit does not apply.
      const card = { amount: 5000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'cash' as const };
      expect((await staff.giftCardAdmin.issue(staff.idempotencyKey.create(), card)).ok).toBe(true);
      await limit(manager, 505);
      // What somebody moved on the same order and what an opening differs already counts together.
      const isInParts = (way: string) => way === 'a refund' || way === 'another opening';
      for (const [way, move] of ways) expect([way, (await move(staff, 505)).ok]).toEqual([way, !isInParts(way)]);
      await limit(manager, 5000);
      for (const [way, move] of ways) expect([way, (await move(staff, 505)).ok]).toEqual([way, true]);
    });

    it('counts together what somebody moves in parts on one gift card or of one order', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      await limit(manager, 500);
      const ways = await waysOf(staff, await shop().guest());
      for (const way of ['a refund', 'a gift card with more on it']) {
        const done: (boolean | undefined)[] = [];
        for (const amount of [300, 205, 200, 5]) done.push((await ways[way]?.(staff, amount))?.ok);
        expect([way, done]).toEqual([way, [true, false, true, false]]);
      }
      // A mistake is corrected in full, and what is taken off then counts by itself.
      const less = async (amount: number) => (await ways['a gift card with less on it']?.(staff, amount))?.ok;
      expect([await less(505), await less(500), await less(500), await less(5)]).toEqual([false, true, true, false]);
    });
  });
}
