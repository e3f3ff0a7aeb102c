import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import type { Revenue } from '@ofenpost/core/accounting/revenue';
import { adminPage } from '../app/admin-page.tsx';
import { readBooksAddress } from './books-head.tsx';
import { DayPage } from './day-page.tsx';
import { RangePage } from './range-page.tsx';

type Data = { readonly journal: DayJournal } | { readonly revenue: Revenue };

const shared = { title: 'Buchhaltung', action: 'accounting.read', access: 'zur Buchhaltung' } as const;

/** The page of the current business day. */
export const booksPage = adminPage<Data>({
  ...shared,
  load: async (ports) => ({ journal: await ports.accounting.loadDay(null) }),
  Page: BooksPage,
});

/** The page of a day or of a range of days, by the id in its address. */
export const booksOfPage = adminPage<Data>({
  ...shared,
  load: async ({ accounting }, id) => {
    const requested = readBooksAddress(id);
    if (requested === null) return null;
    return 'day' in requested
      ? { journal: await accounting.loadDay(requested.day) }
      : { revenue: await accounting.loadRevenue(requested.range) };
  },
  Page: BooksPage,
});

function BooksPage({ data }: { readonly data: Data }) {
  return 'journal' in data ? <DayPage journal={data.journal} /> : <RangePage revenue={data.revenue} />;
}
