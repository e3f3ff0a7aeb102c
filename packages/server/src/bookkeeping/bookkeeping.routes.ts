import { bookkeepingContract } from '@ofenpost/contract/bookkeeping/bookkeeping.contract';
import { createBookkeepingUseCases } from '@ofenpost/core/bookkeeping/bookkeeping.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { createBookkeepingRepository } from './bookkeeping.repository.ts';

const bookkeeping = implement(bookkeepingContract).$context<ApiContext>();

/** The handlers of `bookkeepingContract`. */
export function createBookkeepingRoutes({ database }: Services) {
  const books = createBookkeepingUseCases(createBookkeepingRepository(database));
  return {
    loadOverview: bookkeeping.loadOverview.handler(({ input }) => books.loadOverview(input)),
    loadCashBook: bookkeeping.loadCashBook.handler(({ input }) => books.loadCashBook(input)),
  };
}
