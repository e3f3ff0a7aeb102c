import { accountingContract } from '@ofenpost/contract/accounting/accounting.contract';
import { BOOKING_CSV, BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { limitedRefusal } from '../http/refusal.ts';
import { findBookings, findBookingRows } from '../ledger/booking.repository.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { closeBooks, countCash, readJournal, reopenDay } from './close-day.ts';
import { moveCash, refundOrder } from './enter-booking.ts';
import { findRevenue } from './revenue.repository.ts';

const accounting = implement(accountingContract).$context<ApiContext>();

/** The handlers of `accountingContract`. */
export const createAccountingRoutes = (services: Services) => ({
  loadDay: accounting.loadDay.handler(({ input }) => readJournal(services, input.day ?? null)),
  listBookings: accounting.listBookings.handler(({ input }) => findBookings(services.database, input)),
  loadRevenue: accounting.loadRevenue.handler(({ input }) => findRevenue(services.database, input)),
  moveCash: accounting.moveCash.handler(async ({ context, input: { day, id, ...draft }, errors }) => {
    const result = await moveCash(services, { day, id, draft, account: await context.account() });
    if (!result.ok) throw limitedRefusal(errors, result.error);
    return result.value;
  }),
  refund: accounting.refund.handler(async ({ context, input: { id, ...draft }, errors }) => {
    const result = await refundOrder(services, { id, draft, account: await context.account() });
    if (!result.ok) throw limitedRefusal(errors, result.error);
    return result.value;
  }),
  countCash: accounting.countCash.handler(async ({ context, input: { day, seenRevision, ...draft }, errors }) => {
    const result = await countCash(services, { day, seenRevision, draft, account: await context.account() });
    if (!result.ok) throw limitedRefusal(errors, result.error);
    return result.value;
  }),
  closeDay: accounting.closeDay.handler(async ({ context, input: { day, ...seen }, errors }) => {
    const account = await context.account();
    const result = await closeBooks(services, { day, seen, account });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  reverseClose: accounting.reverseClose.handler(async ({ context, input: { day, number, ...draft }, errors }) => {
    const account = await context.account();
    const result = await reopenDay(services, { day, number, draft, account });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});

/** `/admin/accounting.csv`: the journal as a spreadsheet. */
export const accountingCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/accounting.csv',
    page: '/admin/accounting',
    action: 'accounting.read',
    name: 'Journal',
    list: BOOKING_LIST,
    columns: BOOKING_CSV,
    find: async (db, query) => ({ rows: await findBookingRows(db, query) }),
  });
