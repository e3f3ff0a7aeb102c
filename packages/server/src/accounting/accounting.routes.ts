import { accountingContract } from '@ofenpost/contract/accounting/accounting.contract';
import { createAccountingUseCases } from '@ofenpost/core/accounting/accounting.use-cases';
import { BOOKING_CSV, BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { limitedRefusal } from '../http/refusal.ts';
import { findBookingRows } from '../ledger/booking.repository.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { OrderEffect } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { createAccountingRepository } from './accounting.repository.ts';
import { findOnlineOfSales } from './online-comparison.repository.ts';

const accounting = implement(accountingContract).$context<ApiContext>();

/** The handlers of `accountingContract`. */
export function createAccountingRoutes({ database, clock, content }: Services, effects: readonly OrderEffect[]) {
  const booksFor = createAccountingUseCases({
    accounting: createAccountingRepository(database, effects),
    clock,
    loadRestaurant: async () => (await content.read()).restaurant,
  });
  const staff = async ({ account }: ApiContext) => booksFor(await account());
  return {
    loadDay: accounting.loadDay.handler(async ({ context, input }) =>
      (await staff(context)).loadDay(input.day ?? null),
    ),
    listBookings: accounting.listBookings.handler(async ({ context, input }) =>
      (await staff(context)).listBookings(input),
    ),
    loadRevenue: accounting.loadRevenue.handler(async ({ context, input }) =>
      (await staff(context)).loadRevenue(input),
    ),
    moveCash: accounting.moveCash.handler(async ({ context, input: { day, id, ...draft }, errors }) => {
      const result = await (await staff(context)).moveCash(day, id, draft);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    refund: accounting.refund.handler(async ({ context, input: { id, ...draft }, errors }) => {
      const result = await (await staff(context)).refund(id, draft);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    countCash: accounting.countCash.handler(async ({ context, input: { day, seenRevision, ...draft }, errors }) => {
      const result = await (await staff(context)).countCash(day, seenRevision, draft);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    closeDay: accounting.closeDay.handler(async ({ context, input: { day, ...seen }, errors }) => {
      const result = await (await staff(context)).closeDay(day, seen);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    reverseClose: accounting.reverseClose.handler(async ({ context, input: { day, number, ...draft }, errors }) => {
      const result = await (await staff(context)).reverseClose(day, number, draft);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}

/** `/admin/accounting.csv`: the journal as a spreadsheet. */
export const accountingCsvPart = (services: Services) =>
  csvExportPart(services, {
    list: BOOKING_LIST,
    columns: BOOKING_CSV,
    find: async (db, query) => {
      const rows = await findBookingRows(db, query);
      const sold = await findOnlineOfSales(db, [...new Set(rows.map(({ number }) => number))]);
      return {
        rows: rows.map((row) => {
          const online = sold.get(row.number);
          return online?.line === row.line ? { ...row, online } : row;
        }),
      };
    },
  });
