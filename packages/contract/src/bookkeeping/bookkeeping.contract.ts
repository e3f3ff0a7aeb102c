import { dateRange } from '@ofenpost/core/accounting/date-range';
import { bookkeepingOverview, cashBook, cashBookRange } from '@ofenpost/core/bookkeeping/bookkeeping';
import { guardedRoute } from '../route.ts';

const tags = ['bookkeeping'];

export const bookkeepingContract = {
  loadOverview: guardedRoute('bookkeeping.read')
    .route({
      method: 'GET',
      path: '/bookkeeping',
      summary: 'Control sheet and VAT return',
      description: 'What the bookkeeper checks and declares for a range of days.',
      tags,
    })
    .input(dateRange)
    .output(bookkeepingOverview),
  loadCashBook: guardedRoute('bookkeeping.read')
    .route({
      method: 'GET',
      path: '/bookkeeping/cash-book',
      summary: 'The cash book of at most a month',
      description: 'Open days are among it.',
      tags,
    })
    .input(cashBookRange)
    .output(cashBook),
};
