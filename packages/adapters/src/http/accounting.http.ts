import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AccountingPort } from '@ofenpost/core/accounting/accounting.port';
import { resultOf } from './refusal.ts';

export const createAccountingHttp = ({ accounting }: ApiClient): AccountingPort => ({
  loadDay: (day) => accounting.loadDay(day === null ? {} : { day }),
  listBookings: (query) => accounting.listBookings(query),
  loadRevenue: (range) => accounting.loadRevenue(range),
  moveCash: (day, id, draft) => resultOf(accounting.moveCash({ ...draft, day, id })),
  refund: (id, draft) => resultOf(accounting.refund({ ...draft, id })),
  countCash: (day, seenRevision, draft) => resultOf(accounting.countCash({ ...draft, day, seenRevision })),
  reverseClose: (day, number, draft) => resultOf(accounting.reverseClose({ ...draft, day, number })),
  closeDay: (day, seen) => resultOf(accounting.closeDay({ ...seen, day })),
});
