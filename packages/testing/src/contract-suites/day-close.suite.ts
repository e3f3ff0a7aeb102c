import { dayJournal } from '@ofenpost/core/accounting/accounting';
import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { dayEndOf } from '@ofenpost/core/accounting/books';
import type { CashCountDraft } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { err } from '@ofenpost/core/result/result';
import { addDays } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { countOf, endSelling, openTill, order, place, todayOf, valueOf } from './accounting.suite.ts';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

export function describeDayCloses(name: string, openShop: OpenShop): void {
  describeWithShop('closing a day', name, openShop, (shop) => {
    it('closes a counted day once, for good, as it was seen; what comes later belongs to the next', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { accounting, idempotencyKey } = staff;
      const day = todayOf(staff);
      const first = await accounting.loadDay(day);
      expect(await accounting.closeDay(day, seenOf(first))).toEqual(err({ code: 'cashNotCounted' }));
      expect(await accounting.countCash(day, 0, countOf(25_000))).toEqual(err({ code: 'aboveLimit', limit: 10_000 }));
      const counted = valueOf(await manager.accounting.countCash(day, 0, countOf(25_000)));
      await order(await shop().guest(), staff, 'delivered');
      expect(await accounting.closeDay(day, seenOf(counted))).toEqual(err({ code: 'figuresChanged' }));
      const open = await place(await shop().guest());
      const waiting = await accounting.loadDay(day);
      expect(waiting).toMatchObject({ openOrders: 1, openOrderNumbers: [open.number] });
      expect(await accounting.closeDay(day, seenOf(waiting))).toEqual(
        err({ code: 'ordersOpen', count: 1, numbers: [open.number] }),
      );
      valueOf(await staff.orderDesk.step(open.id, stepTo('placed', 'cancelled')));
      const seen = await accounting.loadDay(day);
      expect(await accounting.closeDay(day, seenOf(seen))).toEqual(
        err({ code: 'closeDiffers', method: 'cash', difference: 5000 }),
      );
      expect((await accounting.loadDay(day)).figures).toEqual(seen.figures);
      const differenceReason = 'Gefunden';
      const { closableFrom = '' } = seen;
      expect(closableFrom > staff.clock.now() && closableFrom <= dayEndOf(day)).toBe(true);
      expect(await accounting.closeDay(day, { ...seenOf(seen), differenceReason })).toEqual(
        err({ code: 'dayRunning', closableFrom }),
      );
      const sellAgain = await endSelling(manager);
      const closed = valueOf(await accounting.closeDay(day, { ...seenOf(seen), differenceReason }));
      expect(dayJournal.parse(closed)).toEqual(closed);
      const figures = { ...seen.figures, bookings: seen.figures.bookings + 1, cashDifference: 5000 };
      expect(closed).toMatchObject({ closedUntil: day, figures });
      // By which the desk notices a clock that is put back later.
      expect(await staff.kitchen.load()).toMatchObject({ lastClosedAt: closed.close?.at });
      expect(closed.close).toMatchObject({
        number: 1,
        day,
        cash: { countedCash: 25_000, expected: 20_000, difference: 5000 },
        byHand: [
          { kind: 'openingDifference', amount: 20_000, note: 'Wechselgeld von der Bank' },
          { kind: 'cashDifference', amount: 5000, note: differenceReason, name: closed.close?.by.name },
        ],
      });
      expect((await accounting.listBookings({ ...BOOKING_LIST.start, kind: 'cashDifference' })).rows).toMatchObject([
        { day, note: differenceReason, method: 'cash', gross: 5000, vat: 0, vatRate: null },
      ]);
      const recorded = (await manager.audit.list({ ...AUDIT_LIST.start, area: 'accounting' })).rows[0];
      expect(recorded).toMatchObject({ title: 'Tag abgeschlossen' });
      expect(recorded?.differences).toContainEqual({ label: 'Differenz', before: '–', after: 'CHF 50.00' });
      expect(recorded?.differences).toContainEqual({ label: 'Grund der Differenz', before: '–', after: 'Gefunden' });
      expect(await accounting.closeDay(day, seenOf(seen))).toEqual(err({ code: 'dayClosed' }));
      expect(await accounting.countCash(day, 1, countOf(0))).toEqual(err({ code: 'dayClosed' }));
      const draft = { way: 'in', amount: 100, reason: 'Wechselgeld' } as const;
      expect(await accounting.moveCash(day, idempotencyKey.create(), draft)).toEqual(err({ code: 'dayClosed' }));

      const special = await staff.settings.load('extraordinaryDays');
      const longer = await staff.settings.save('extraordinaryDays', { version: special.version, value: {} });
      expect(longer).toMatchObject({ ok: false, error: { code: 'refused' } });
      await sellAgain();
      const late = await order(await shop().guest(), staff, 'delivered');
      expect(await accounting.loadDay(day)).toEqual({ ...closed, hasLaterEntries: true });
      expect(await accounting.loadDay(addDays(day, 1))).toMatchObject({
        figures: { orders: 1, gross: late.totalPrice },
        openingSuggested: 25_000,
      });
    });
  });

  describeWithShop('what is missing at a close', name, openShop, (shop) => {
    it('is booked with a reason, above the limit by the management alone, and taken back with the close', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { accounting } = staff;
      const day = todayOf(staff);
      await order(await shop().guest(), staff, 'delivered');
      await openTill(manager);
      const counted = valueOf(await accounting.countCash(day, 1, countOf(9995)));
      const { terminal: _terminal, ...notRead } = seenOf(counted);
      const differenceReason = 'Nicht gefunden';
      expect(await accounting.closeDay(day, { ...notRead, differenceReason })).toEqual(
        err({ code: 'terminalNotRead' }),
      );
      const seen = { ...seenOf(counted), differenceReason };
      await endSelling(staff);
      expect(await accounting.closeDay(day, seen)).toEqual(err({ code: 'aboveLimit', limit: 10_000 }));
      const unchanged = await accounting.loadDay(day);
      expect(unchanged).toEqual({ ...counted, closableFrom: unchanged.closableFrom });
      const less = { card: (seen.terminal?.card ?? 0) - 505, twint: seen.terminal?.twint ?? 0 };
      const read = { ...seen, terminal: less };
      const { close } = valueOf(await manager.accounting.closeDay(day, read));
      expect(close).toMatchObject({
        terminal: less,
        figures: { cashDifference: -10_005, terminalDifference: { card: -505, twint: 0 } },
      });
      expect((await accounting.loadDay(addDays(day, 1))).openingSuggested).toBe(9995);

      valueOf(await manager.accounting.reverseClose(day, 1, { reason: 'Falsch gezählt' }));
      const open = await accounting.loadDay(day);
      expect(open.figures).toEqual({ ...counted.figures, bookings: counted.figures.bookings + 4 });
      const again = valueOf(await accounting.countCash(day, 2, countOf(19_500)));
      const closed = valueOf(await accounting.closeDay(day, seenOf(again)));
      expect(closed.close).toMatchObject({
        figures: { cashDifference: -500, terminalDifference: { card: 0, twint: 0 } },
      });
      const { rows } = await accounting.listBookings({ ...BOOKING_LIST.start, kind: 'cashDifference' });
      expect(rows.map(({ gross }) => gross).toSorted((a, b) => a - b)).toEqual([-10_005, -500, 10_005]);
    });
  });

  describeWithShop('beginning a till', name, openShop, (shop) => {
    it('is what the last close left; another one is booked with its reason, and asked for again when a day is closed', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { accounting, idempotencyKey } = staff;
      const day = todayOf(staff);
      const before = addDays(day, -1);
      const close = async (one: string) =>
        manager.accounting.closeDay(one, { ...seenOf(await accounting.loadDay(one)), differenceReason: 'Gefunden' });
      const move = { way: 'in', amount: 100, reason: 'Wechselgeld' } as const;
      valueOf(await accounting.moveCash(before, idempotencyKey.create(), move));
      const from = (opening: number, openingReason?: string): CashCountDraft => ({
        opening,
        counted: countOf(30_000).counted,
        ...(openingReason === undefined ? {} : { openingReason }),
      });
      // The first opening is booked too, on the first day.
      const first = err({ code: 'earlierDayOpen', day: before });
      expect(await accounting.countCash(day, 0, from(20_000, 'Von der Bank'))).toEqual(first);
      expect(await accounting.countCash(before, 0, from(20_000))).toEqual(err({ code: 'openingDiffers', carried: 0 }));
      valueOf(await manager.accounting.countCash(before, 0, countOf(25_000)));
      expect(valueOf(await close(before)).figures.openingDifference).toBe(20_000);

      const differs = err({ code: 'openingDiffers', carried: 25_000 });
      expect(await close(day)).toEqual(err({ code: 'cashNotCounted' }));
      expect(await accounting.countCash(day, 0, from(20_000))).toEqual(differs);
      expect(await accounting.countCash(day, 0, from(20_000, ' '))).toEqual(differs);
      const { figures } = await accounting.loadDay(day);
      const banked = valueOf(await accounting.countCash(day, 0, from(20_000, 'Zur Bank gebracht')));
      expect(dayJournal.parse(banked)).toEqual(banked);
      expect(banked.figures).toEqual({ ...figures, bookings: figures.bookings + 1, openingDifference: -5000 });
      const query = { ...BOOKING_LIST.start, kind: 'openingDifference' } as const;
      expect((await accounting.listBookings(query)).rows).toMatchObject([
        { day, note: 'Zur Bank gebracht', method: 'cash', gross: -5000, vat: 0, vatRate: null },
        { day: before, note: 'Wechselgeld von der Bank', method: 'cash', gross: 20_000, vat: 0, vatRate: null },
      ]);
      // Booking again under the same id needs no new reason; changing it does.
      expect(valueOf(await accounting.countCash(day, 1, from(20_000, 'Noch einmal'))).figures).toEqual(banked.figures);
      expect(await accounting.countCash(day, 2, from(25_000))).toEqual(differs);
      expect(valueOf(await accounting.countCash(day, 2, from(20_500, 'Verzählt'))).figures).toMatchObject({
        openingDifference: -4500,
      });
      await endSelling(staff);
      expect(valueOf(await close(day)).close).toMatchObject({
        cash: { opening: 20_500, expected: 20_500, difference: 9500 },
        figures: { openingDifference: -4500 },
      });
      const [entry] = (await manager.audit.list({ ...AUDIT_LIST.start, area: 'accounting' })).rows.filter(
        ({ title }) => title === 'Kasse gezählt',
      );
      expect(entry?.differences).toContainEqual({ label: 'Grund', before: '–', after: 'Verzählt' });
    });
  });

  describeWithShop('taking a close back', name, openShop, (shop) => {
    it('opens the day again for the management alone, until something is entered on a later one', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { accounting, idempotencyKey } = manager;
      const day = todayOf(staff);
      const move = { way: 'in', amount: 100, reason: 'Wechselgeld' } as const;
      const draft = { reason: 'Zu früh' };
      expect(await accounting.reverseClose(day, 1, draft)).toEqual(err({ code: 'closeNotInForce' }));
      const closeNow = async () =>
        valueOf(
          await accounting.closeDay(day, { ...seenOf(await accounting.loadDay(day)), differenceReason: 'Gefunden' }),
        );
      valueOf(await accounting.countCash(day, 0, countOf(25_000)));
      const sellAgain = await endSelling(manager);
      const first = await closeNow();
      await expect(staff.accounting.reverseClose(day, 1, draft)).rejects.toThrow(/./);
      await expect(accounting.reverseClose(day, 1, { reason: ' ' })).rejects.toThrow(/./);
      expect(await accounting.loadDay(day)).toEqual(first);

      const reopened = valueOf(await accounting.reverseClose(day, 1, draft));
      expect(dayJournal.parse(reopened)).toEqual(reopened);
      expect(reopened).toMatchObject({
        close: null,
        closedUntil: null,
        reversals: [{ number: 2, reverses: 1, day, reason: 'Zu früh' }],
        count: first.count,
      });
      expect(await accounting.reverseClose(day, 1, draft)).toEqual(err({ code: 'closeNotInForce' }));
      expect((await accounting.loadDay(addDays(day, 1))).openingSuggested).toBe(0);
      const [entry] = (await manager.audit.list({ ...AUDIT_LIST.start, area: 'accounting' })).rows;
      expect(entry).toMatchObject({ title: 'Tagesabschluss zurückgenommen' });

      valueOf(await accounting.moveCash(day, idempotencyKey.create(), move));
      const second = await closeNow();
      expect(second).toMatchObject({
        close: { number: 3, figures: { cashIn: 100, cashDifference: 4900 } },
        reversals: reopened.reversals,
        closedUntil: day,
      });
      expect(await accounting.reverseClose(day, 1, draft)).toEqual(err({ code: 'closeNotInForce' }));
      await sellAgain();
      await order(await shop().guest(), staff, 'delivered');
      expect((await accounting.loadDay(day)).hasLaterEntries).toBe(true);
      expect(await accounting.reverseClose(day, 3, draft)).toEqual(err({ code: 'laterEntries' }));
      expect((await accounting.loadDay(day)).close).toEqual(second.close);
    });
  });
}
