import { blankCashCount } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import { BOOKKEEPING_DEFAULT } from '@ofenpost/core/bookkeeping/bookkeeping-settings';
import type { Ports } from '@ofenpost/core/ports';
import { addDays } from '@ofenpost/core/time/zurich';
import { expect, it } from 'vitest';
import { endSelling, valueOf } from './accounting.suite.ts';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

/** Cash in and out of the till and a gift card, on a day that is counted 100 Rappen short and closed. */
async function closeToday(ports: Ports): Promise<void> {
  const { accounting, giftCardAdmin, idempotencyKey } = ports;
  const { day } = await accounting.loadDay(null);
  const card = { amount: 5000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'cash' as const };
  valueOf(await giftCardAdmin.issue(idempotencyKey.create(), card));
  for (const [way, amount] of [
    ['in', 2000],
    ['out', 1000],
  ] as const)
    valueOf(await accounting.moveCash(day, idempotencyKey.create(), { way, amount, reason: 'Zur Bank' }));
  const draft = {
    ...blankCashCount(10_000),
    openingReason: 'Von der Bank',
    counted: { by: 'sum' as const, sum: 15_900 },
  };
  const counted = valueOf(await accounting.countCash(day, 0, draft));
  await endSelling(ports);
  valueOf(await accounting.closeDay(day, seenOf(counted)));
}

export function describeBookkeepingPort(name: string, openShop: OpenShop): void {
  describeWithShop('what the fiduciary gets', name, openShop, (shop) => {
    it('is the entries, the VAT return and the cash book of closed days', async () => {
      const manager = await shop().manager();
      const { day } = await manager.accounting.loadDay(null);
      const range = { from: day, to: day };
      const open = await manager.bookkeeping.loadOverview(range);
      expect(open).toMatchObject({ range, openFrom: day, control: null });
      expect(open.blockers).toContainEqual({ format: 'csv', error: { code: 'dayNotClosed', day } });

      await closeToday(manager);
      const { control, openFrom, blockers, vatReturn } = await manager.bookkeeping.loadOverview(range);
      expect(openFrom).toBeNull();
      expect(control).toMatchObject({ entries: 4, total: 8100, turnover: 0, vat: [] });
      expect(control?.accounts).toEqual([
        { account: '1000', debit: 7000, credit: 1100 },
        { account: '1090', debit: 1000, credit: 2000 },
        { account: '2030', debit: 0, credit: 5000 },
        { account: '6799', debit: 100, credit: 0 },
      ]);
      expect(blockers.map(({ format }) => format)).toEqual(['bexio']);
      expect(vatReturn.find(({ number }) => number === '200')?.turnover).toBe(0);

      const book = await manager.bookkeeping.loadCashBook(range);
      expect(book.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
        ['carried', 0, 0],
        ['openingDifference', 10_000, 10_000],
        ['giftCardIssued', 5000, 15_000],
        ['cashIn', 2000, 17_000],
        ['cashOut', -1000, 16_000],
        ['cashDifference', -100, 15_900],
      ]);
      await expect(manager.bookkeeping.loadCashBook({ from: addDays(day, -31), to: day })).rejects.toThrow(/./);
    });

    it('follows the accounts that only the management sets', async () => {
      const [manager, staff, guest] = [await shop().manager(), await shop().staff(), await shop().guest()];
      const loaded = await manager.settings.load('bookkeeping');
      expect(loaded.value).toEqual(BOOKKEEPING_DEFAULT);
      const value = { ...BOOKKEEPING_DEFAULT, cash: '1001', vatMethod: 'netRate' as const };
      valueOf(await manager.settings.save('bookkeeping', { version: loaded.version, value }));
      // The shop is that of the test before, which closed the day.
      const { day } = await manager.accounting.loadDay(null);
      const { control, vatReturn } = await staff.bookkeeping.loadOverview({ from: day, to: day });
      expect(control?.accounts[0]?.account).toBe('1001');
      expect(vatReturn.some(({ number }) => number === '323')).toBe(true);
      await expect(staff.settings.load('bookkeeping')).rejects.toThrow(/./);
      await expect(guest.bookkeeping.loadOverview({ from: day, to: day })).rejects.toThrow(/./);
    });
  });
}
