import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import type { Revenue } from '@ofenpost/core/accounting/revenue';
import { deskPage } from '../app/desk-page.tsx';
import { readBooksAddress } from './books-address.ts';
import { DayPage } from './day-page.tsx';
import { RangePage } from './range-page.tsx';

type Data = { readonly journal: DayJournal } | { readonly revenue: Revenue };

const shared = { title: 'Buchhaltung', action: 'accounting.read', access: 'zur Buchhaltung' } as const;

/** The day that runs. */
export const booksPage = deskPage<Data>({
  ...shared,
  path: 'accounting',
  load: async (ports) => ({ journal: await ports.accounting.loadDay(null) }),
  Page: BooksPage,
});

/** A day, or a range of days. */
export const booksOfPage = deskPage<Data>({
  ...shared,
  path: 'accounting/$id',
  load: async ({ accounting }, id) => {
    const asked = readBooksAddress(id);
    if (asked === null) return null;
    return 'day' in asked
      ? { journal: await accounting.loadDay(asked.day) }
      : { revenue: await accounting.loadRevenue(asked.range) };
  },
  Page: BooksPage,
});

function BooksPage({ data }: { readonly data: Data }) {
  return 'journal' in data ? <DayPage journal={data.journal} /> : <RangePage revenue={data.revenue} />;
}
