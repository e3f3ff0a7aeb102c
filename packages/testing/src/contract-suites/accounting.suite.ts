import { type AccountingError, type DayJournal, dayJournal } from '@ofenpost/core/accounting/accounting';
import { BOOKING_LIST, bookingPage } from '@ofenpost/core/accounting/booking-list';
import { type CashCountDraft, blankCashCount } from '@ofenpost/core/accounting/cash';
import type { RefundDraft } from '@ofenpost/core/accounting/refund';
import { revenue } from '@ofenpost/core/accounting/revenue';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import type { LegalAge } from '@ofenpost/core/declaration/declaration';
import type { Order } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { type Result, err } from '@ofenpost/core/result/result';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { addDays } from '@ofenpost/core/time/zurich';
import { expect, it, vi } from 'vitest';
import { type OpenShop, fillCart, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

type Stored = Result<DayJournal, AccountingError>;

export function valueOf<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
export const countOf = (sum: number): CashCountDraft => ({
  ...blankCashCount(20_000),
  openingReason: 'Wechselgeld von der Bank',
  counted: { by: 'sum', sum },
});
/** Opens the till of the day that runs, whose first opening is above the limit of staff. */
export async function openTill({ accounting }: Ports): Promise<void> {
  const { day, count } = await accounting.loadDay(null);
  if (count === null) valueOf(await accounting.countCash(day, 0, countOf(20_000)));
}
export const todayOf = ({ clock }: Ports): string => businessDayOf(clock.now());

/** Ends early what is sold today, so that the day can be closed; the result lets guests order again. */
export async function endSelling({ settings, openingHours, clock }: Ports): Promise<() => Promise<void>> {
  const before = await openingHours.load();
  const { version, value } = await settings.load('extraordinaryDays');
  const delivery = { openingHour: [{ open: '11:00', close: '14:00' }], shortMessage: 'Früher Schluss', message: '' };
  const early = { ...value, [businessDayOf(clock.now())]: { restaurant: null, delivery } };
  const saved = valueOf(await settings.save('extraordinaryDays', { version, value: early }));
  return async () => {
    valueOf(await settings.save('extraordinaryDays', { version: saved.version, value }));
    await vi.waitFor(async () => expect(await openingHours.load()).toEqual(before));
  };
}

export async function place(guest: Ports): Promise<Order> {
  await fillCart(guest);
  return valueOf(await guest.checkout.place(await requestFor(guest, {}))).order;
}

/** A full cart, delivered and paid by card; or left in the state where it stands. */
export async function order(guest: Ports, staff: Ports, end: 'delivered' | 'cancelled'): Promise<Order> {
  const placed = await place(guest);
  if (end === 'cancelled') return valueOf(await staff.orderDesk.step(placed.id, stepTo('placed', 'cancelled')));
  return deliver(placed, staff);
}

export async function deliver({ id }: Order, { orderDesk }: Ports, ageChecked?: LegalAge): Promise<Order> {
  for (const step of [
    stepTo('placed', 'accepted'),
    stepTo('accepted', 'preparing'),
    stepTo('preparing', 'ready'),
    stepTo('ready', 'onTheWay'),
  ])
    valueOf(await orderDesk.step(id, step));
  return valueOf(await orderDesk.step(id, { ...stepTo('onTheWay', 'delivered'), ...(ageChecked && { ageChecked }) }));
}

export function describeAccountingPort(name: string, openShop: OpenShop): void {
  describeWithShop('accounting', name, openShop, (shop) => {
    it('is for staff alone', async () => {
      const { accounting, clock } = await shop().guest();
      const day = businessDayOf(clock.now());
      const seen = { bookings: 0, countRevision: 0 };
      const requested = await Promise.allSettled([accounting.loadDay(null), accounting.closeDay(day, seen)]);
      expect(requested.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    });

    it('tells how many orders are under way on the day that runs', async () => {
      const staff = await shop().staff();
      const { accounting, orderDesk } = staff;
      const count = async (day: string | null) => (await accounting.loadDay(day)).openOrders;
      const before = await count(null);
      const { id } = await place(await shop().guest());
      expect([await count(null), await count(addDays(todayOf(staff), -1))]).toEqual([before + 1, 0]);
      await orderDesk.step(id, stepTo('placed', 'cancelled'));
      expect(await count(todayOf(staff))).toBe(before);
    });

    it('books what was sold and what was stopped on the day that runs, for figures, journal and charts', async () => {
      const staff = await shop().staff();
      const { accounting } = staff;
      const before = await accounting.loadDay(null);
      const sold = await order(await shop().guest(), staff, 'delivered');
      const stopped = await order(await shop().guest(), staff, 'cancelled');
      const after = await accounting.loadDay(todayOf(staff));
      expect(dayJournal.parse(after)).toEqual(after);
      expect(after.figures).toMatchObject({
        bookings: before.figures.bookings + 2,
        orders: before.figures.orders + 1,
        gross: before.figures.gross + sold.totalPrice,
        deliveryFees: before.figures.deliveryFees + sold.deliveryFee,
        stopped: {
          orders: before.figures.stopped.orders + 1,
          total: before.figures.stopped.total + stopped.totalPrice,
        },
      });
      expect(after.figures.paid.card).toBe(before.figures.paid.card + sold.totalPrice);
      const query = { ...BOOKING_LIST.start, q: String(sold.number) };
      const page = await accounting.listBookings(query);
      expect(bookingPage.parse(page)).toEqual(page);
      expect(page.rows).toMatchObject([{ kind: 'sale', day: after.day, orderNumber: sold.number, method: 'card' }]);
      expect((await accounting.listBookings({ ...query, from: addDays(after.day, 1) })).rows).toEqual([]);
      const range = { from: after.day, to: after.day };
      const read = await accounting.loadRevenue(range);
      expect(revenue.parse(read)).toEqual(read);
      expect(read).toMatchObject({
        range,
        figures: after.figures,
        byDay: [{ day: after.day, gross: after.figures.gross }],
      });
      expect(read.byArea.reduce((sum, { gross }) => sum + gross, 0)).toBe(after.figures.gross);
      expect(read.byHour.reduce((sum, { orders }) => sum + orders, 0)).toBe(after.figures.orders);
      const [line] = sold.productOrders;
      expect(read.byProduct).toContainEqual(expect.objectContaining({ id: line?.productId, name: line?.name }));
    });

    it('taxes an order by the rates of the day on which it is handed over, whatever held when it was placed', async () => {
      const [manager, staff, guest] = [await shop().manager(), await shop().staff(), await shop().guest()];
      const placed = await place(guest);
      const { value, version } = await manager.settings.load('vatRates');
      const rates = { food: 380, alcohol: 910, standard: 910, voucher: 0 };
      const began = addDays(todayOf(staff), -1);
      const changed = { ...value, [began]: { delivered: rates, collected: rates } };
      const saved = valueOf(await manager.settings.save('vatRates', { value: changed, version }));
      const before = await staff.accounting.loadDay(null);
      const taxed = await deliver(placed, staff);
      expect(taxed.productOrders.map((line) => line.vatRate)).toEqual(
        placed.productOrders.map((line) => rates[line.vatClass]),
      );
      expect(await staff.order.load({ id: placed.id, capability: null })).toMatchObject({
        value: { productOrders: taxed.productOrders },
      });
      const { figures } = await staff.accounting.loadDay(null);
      const grossAt = ({ vat }: typeof figures, rate: number) =>
        vat.find((share) => share.vatRate === rate)?.gross ?? 0;
      expect(grossAt(figures, 380) - grossAt(before.figures, 380)).toBe(taxed.totalPrice);
      valueOf(await manager.settings.save('vatRates', { value, version: saved.version }));
    });

    it('moves cash once under an id', async () => {
      const staff = await shop().staff();
      const { accounting, idempotencyKey } = staff;
      const [day, id] = [todayOf(staff), idempotencyKey.create()];
      const { figures } = await accounting.loadDay(day);
      const draft = { way: 'out', amount: 1250, reason: 'Markt' } as const;
      for (const moved of [await accounting.moveCash(day, id, draft), await accounting.moveCash(day, id, draft)])
        expect(valueOf(moved).figures.cashOut).toBe(figures.cashOut + 1250);
      expect(await accounting.moveCash(day, id, { ...draft, amount: 1255 })).toEqual(
        err({ code: 'idempotencyKeyReused' }),
      );
      // Of another person, or for another day, nothing would be booked and nobody told.
      const { accounting: others } = await shop().manager();
      for (const answer of [
        await others.moveCash(day, id, draft),
        await accounting.moveCash(addDays(day, -1), id, draft),
      ])
        expect(answer).toEqual(err({ code: 'idempotencyKeyReused' }));
      expect((await accounting.loadDay(day)).figures.cashOut).toBe(figures.cashOut + 1250);
      expect(await accounting.moveCash(addDays(day, 1), idempotencyKey.create(), draft)).toEqual(
        err({ code: 'dayNotBegun' }),
      );
    });

    it('gives money back for an order once under an id, and never more than was paid', async () => {
      const staff = await shop().manager();
      const { accounting, idempotencyKey } = staff;
      const { number: orderNumber, totalPrice } = await order(await shop().guest(), staff, 'delivered');
      const { figures } = await accounting.loadDay(null);
      const draft = { orderNumber, amount: 500, method: 'cash', reason: 'Kalt angekommen' } as const;
      const id = idempotencyKey.create();
      for (const refunded of [await accounting.refund(id, draft), await accounting.refund(id, draft)])
        expect(valueOf(refunded).figures).toMatchObject({
          gross: figures.gross - 500,
          paid: { cash: figures.paid.cash - 500 },
          refunds: { count: figures.refunds.count + 1 },
        });
      expect(await accounting.refund(idempotencyKey.create(), { ...draft, amount: totalPrice })).toEqual(
        err({ code: 'refundTooHigh', refundable: totalPrice - 500 }),
      );
      expect(await accounting.refund(idempotencyKey.create(), { ...draft, orderNumber: 1 })).toEqual(
        err({ code: 'saleUnknown' }),
      );
    });

    it('gives money back for pieces of a line, at its rate and once, and the order says so', async () => {
      const staff = await shop().manager();
      const { accounting, idempotencyKey } = staff;
      const sold = await order(await shop().guest(), staff, 'delivered');
      const [line] = sold.productOrders;
      if (line === undefined) throw new Error('The order has no line.');
      const { figures } = await accounting.loadDay(null);
      const draft = {
        orderNumber: sold.number,
        amount: line.unitPrice,
        method: 'card',
        reason: 'Fehlte im Sack',
        lines: [{ position: 0, amount: 1 }],
      } as const;
      const id = idempotencyKey.create();
      const refund = (changed: Partial<RefundDraft> = {}, key: string = idempotencyKey.create()) =>
        accounting.refund(key, { ...draft, lines: [...draft.lines], ...changed });
      expect(await refund({ amount: line.unitPrice + 5 })).toEqual(
        err({ code: 'refundAmountDiffers', amount: line.unitPrice }),
      );
      for (const refunded of [await refund({}, id), await refund({}, id)])
        expect(valueOf(refunded).figures.gross).toBe(figures.gross - line.unitPrice);
      const read = await staff.order.load({ id: sold.id, capability: null });
      expect(read).toMatchObject({
        ok: true,
        value: {
          revision: sold.revision + 1,
          refunds: [
            {
              id,
              number: 1,
              amount: line.unitPrice,
              method: 'card',
              reason: draft.reason,
              lines: draft.lines,
              deliveryFee: false,
              vat: [{ vatRate: line.vatRate, gross: line.unitPrice }],
            },
          ],
        },
      });
      expect(await refund({ lines: [{ position: 0, amount: line.amount }] })).toEqual(err({ code: 'partsRefunded' }));
      expect(await refund({ lines: [{ position: 99, amount: 1 }] })).toEqual(err({ code: 'partsRefunded' }));
    });

    it('writes down who moved cash, gave money back and counted, once', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { accounting, idempotencyKey } = staff;
      const day = todayOf(staff);
      const { number: orderNumber } = await order(await shop().guest(), staff, 'delivered');
      const titles = async () =>
        (await manager.audit.list({ ...AUDIT_LIST.start, area: 'accounting' })).rows.map(({ title }) => title);
      await openTill(manager);
      const before = (await titles()).length;
      const id = idempotencyKey.create();
      const moved = { way: 'in', amount: 500, reason: 'Wechselgeld' } as const;
      valueOf(await accounting.moveCash(day, id, moved));
      valueOf(await accounting.moveCash(day, id, moved));
      valueOf(
        await accounting.refund(idempotencyKey.create(), { orderNumber, amount: 5, method: 'card', reason: 'Kalt' }),
      );
      const seen = (await accounting.loadDay(day)).count?.revision ?? 0;
      valueOf(await accounting.countCash(day, seen, countOf(300)));
      expect((await accounting.countCash(day, seen, countOf(400))).ok).toBe(false);
      const after = await titles();
      expect(after).toHaveLength(before + 3);
      expect(after.slice(0, 3)).toEqual(['Kasse gezählt', 'Rückerstattung', 'Bargeld bewegt']);
    });

    it('keeps a count only over the one that was seen', async () => {
      const staff = await shop().staff();
      await openTill(await shop().manager());
      const day = todayOf(staff);
      const count = (seen: number, sum: number): Promise<Stored> => staff.accounting.countCash(day, seen, countOf(sum));
      const seen = (await staff.accounting.loadDay(day)).count?.revision ?? 0;
      const odd = { ...countOf(100), opening: 20_001 };
      expect(await staff.accounting.countCash(day, seen, odd)).toEqual(err({ code: 'openingNotInCoins' }));
      await expect(count(seen, 101)).rejects.toBeInstanceOf(Error);
      const stored = (sum: number, revision: number) => ({ opening: 20_000, counted: countOf(sum).counted, revision });
      expect(valueOf(await count(seen, 100)).count).toMatchObject(stored(100, seen + 1));
      expect(await count(seen, 200)).toEqual(err({ code: 'countChanged' }));
      expect(valueOf(await count(seen + 1, 200)).count).toMatchObject(stored(200, seen + 2));
    });
  });
}
