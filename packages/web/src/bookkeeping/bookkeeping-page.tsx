import { type DateRange, RANGE_PRESETS } from '@ofenpost/core/accounting/date-range';
import { type BookkeepingOverview, type CashBookLine, isCashBookShort } from '@ofenpost/core/bookkeeping/bookkeeping';
import { may } from '@ofenpost/core/role/permission';
import { Link, linkOptions } from '@tanstack/react-router';
import { rangeId, readBooksAddress } from '../accounting/books-head.tsx';
import { RangeChoice, RangePresets } from '../accounting/range-choice.tsx';
import { adminPage } from '../app/admin-page.tsx';
import { useAccount } from '../app/app-actors.tsx';
import { CashBookSection } from './cash-book-section.tsx';
import { EntriesSection } from './entries-section.tsx';
import { VatReturnSection } from './vat-return-section.tsx';
import books from '../accounting/books.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';

type Data = {
  readonly overview: BookkeepingOverview;
  /** Null where the range is too long for a page. */
  readonly cashBook: readonly CashBookLine[] | null;
};

const rangeLink = (range: DateRange) => linkOptions({ to: '/admin/bookkeeping/$id', params: { id: rangeId(range) } });

const shared = { title: 'Treuhand', action: 'bookkeeping.read', access: 'zu den Buchungen für die Treuhand' } as const;

/** The page over the month that runs. */
export const bookkeepingPage = adminPage<Data>({
  ...shared,
  load: async ({ accounting, bookkeeping }) => {
    const { today } = await accounting.loadDay(null);
    const range = RANGE_PRESETS.month.of(today);
    return { overview: await bookkeeping.loadOverview(range), cashBook: await bookkeeping.loadCashBook(range) };
  },
  Page: BookkeepingPage,
});

/** The page over the range in its address. */
export const bookkeepingOfPage = adminPage<Data>({
  ...shared,
  load: async ({ bookkeeping }, id) => {
    const address = readBooksAddress(id);
    if (address === null || !('range' in address)) return null;
    const { range } = address;
    const cashBook = isCashBookShort(range) ? await bookkeeping.loadCashBook(range) : null;
    return { overview: await bookkeeping.loadOverview(range), cashBook };
  },
  Page: BookkeepingPage,
});

/** Shows what the fiduciary gets of a range: entries with their control sheet, the VAT return and the cash book. */
function BookkeepingPage({ data: { overview, cashBook } }: { readonly data: Data }) {
  const { range } = overview;
  const mayEdit = may(useAccount(), 'bookkeeping.edit');
  const fileOf = (name: string): string => `/admin/bookkeeping/${rangeId(range)}/${name}`;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <header className={books.head}>
        <h1>Treuhand</h1>
        {mayEdit && (
          <div className={books.actions}>
            <Link
              to="/admin/settings/$id"
              params={{ id: 'bookkeeping' }}
              className={`${controls.secondary} ${controls.small}`}
            >
              Konten und MwSt.-Codes
            </Link>
          </div>
        )}
      </header>
      <nav className={`${books.row} ${books.presets}`} aria-label="Zeitraum">
        <RangePresets range={range} linkOf={rangeLink} />
      </nav>
      <RangeChoice key={rangeId(range)} range={range} linkOf={rangeLink} />
      <EntriesSection overview={overview} fileOf={fileOf} />
      <VatReturnSection lines={overview.vatReturn} isWhole={overview.openFrom === null} file={fileOf('mwst.csv')} />
      <CashBookSection lines={cashBook} file={fileOf('kassabuch.csv')} />
    </div>
  );
}
