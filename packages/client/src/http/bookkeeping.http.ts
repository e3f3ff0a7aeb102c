import type { StaffClient } from '@ofenpost/contract/staff.contract';
import type { BookkeepingPort } from '@ofenpost/core/bookkeeping/bookkeeping.port';

export const createBookkeepingHttp = ({ bookkeeping }: StaffClient): BookkeepingPort => ({
  loadOverview: (range) => bookkeeping.loadOverview(range),
  loadCashBook: (range) => bookkeeping.loadCashBook(range),
});
