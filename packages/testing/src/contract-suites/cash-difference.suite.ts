import { dayJournal } from '@ofenpost/core/accounting/accounting';
import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import type { CashCountDraft } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { err } from '@ofenpost/core/result/result';
import { addDays } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { countOf, openTill, order, todayOf, valueOf } from './accounting.suite.ts';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

export function describeCashDifferences(name: string, openShop: OpenShop): void {
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
      expect(await accounting.closeDay(day, seen)).toEqual(err({ code: 'aboveLimit', limit: 10_000 }));
      expect(await accounting.loadDay(day)).toEqual(counted);
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
}
