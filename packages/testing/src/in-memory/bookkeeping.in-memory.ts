import { dateRange } from '@ofenpost/core/accounting/date-range';
import { cashBookRange } from '@ofenpost/core/bookkeeping/bookkeeping';
import type { BookkeepingPort } from '@ofenpost/core/bookkeeping/bookkeeping.port';
import {
  type BookkeepingRepository,
  createBookkeepingUseCases,
} from '@ofenpost/core/bookkeeping/bookkeeping.use-cases';
import { closesInForce } from './accounting.repository.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

function createBookkeepingRepository({ accounting, ...shop }: Shop): BookkeepingRepository {
  const closed = () =>
    closesInForce(accounting).map(({ cash, ...close }, place) => ({ ...close, ...cash, isFirst: place === 0 }));
  return {
    loadBooks: async (range) => {
      const { from, to } = range;
      const closes = closed().filter(({ day }) => from <= day && day <= to);
      const entries = accounting.entries.filter(({ day }) => from <= day && day <= to);
      return {
        range,
        closedUntil: closed().at(-1)?.day ?? null,
        closes,
        figures: closes.map(({ figures }) => figures),
        shares: entries.flatMap(({ day, booking: { kind, shares } }) =>
          shares.map((share) => ({ ...share, day, kind })),
        ),
      };
    },
    loadCash: async (range) => {
      const last = closed().findLast(({ day }) => day < range.from) ?? null;
      const isWanted = ({ day }: { readonly day: string }) => day > (last?.day ?? '') && day <= range.to;
      return {
        range,
        last,
        closes: closed().filter(isWanted),
        entries: accounting.entries.filter(isWanted).flatMap(({ number, day, booking }) => {
          const { at, kind, orderNumber, note, shares } = booking;
          const cash = shares.filter(({ method }) => method === 'cash');
          const amount = cash.reduce((sum, { gross }) => sum + gross, 0);
          return cash.length === 0 ? [] : [{ number, day, at, kind, orderNumber, note, amount }];
        }),
      };
    },
    loadSettings: async () => shop.bookkeeping,
  };
}

export function createBookkeepingInMemory(shop: Shop, visitor: Visitor): BookkeepingPort {
  const staff = () => {
    requireMay(visitor, 'bookkeeping.read');
    return createBookkeepingUseCases(createBookkeepingRepository(shop));
  };
  return {
    loadOverview: async (range) => staff().loadOverview(dateRange.parse(range)),
    loadCashBook: async (range) => staff().loadCashBook(cashBookRange.parse(range)),
  };
}
