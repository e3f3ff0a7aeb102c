import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { limitedRefusal } from '../http/limited-refusal.ts';
import type { Services } from '../services.ts';
import { findBookings } from './booking-list.repository.ts';
import { closeBooks, countCash, readJournal } from './close-day.ts';
import { moveCash, refundOrder } from './enter-booking.ts';
import { findRevenue } from './revenue.repository.ts';
import { reopenDay } from './reverse-close.ts';

const accounting = implement(apiContract.accounting).$context<ApiContext>();

/** The handlers of `apiContract.accounting`. */
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
