import type { DateRange } from '../accounting/date-range.ts';
import { type Figures, addFigures, journalTotals } from '../accounting/figures.ts';
import type { Result } from '../result/result.ts';
import type { BookkeepingSettings } from './bookkeeping-settings.ts';
import type { BookkeepingPort } from './bookkeeping.port.ts';
import { type BookkeepingError, type EntryFormat, type VatReturn, entryFormat } from './bookkeeping.ts';
import { type CashOfRange, cashBookOf } from './cash-book.ts';
import { controlSheetOf } from './control-sheet.ts';
import { writeEntries } from './entry-file.ts';
import { type BooksOfRange, firstOpenDay, journalEntriesOf } from './journal-entry.ts';
import { vatReturnOf } from './vat-return.ts';

/** The books of a range, with the figures of each close. */
export type StoredBooks = BooksOfRange & { readonly figures: readonly Figures[] };

/** Where the books are stored; each is read at one moment. */
export type BookkeepingRepository = {
  loadBooks(range: DateRange): Promise<StoredBooks>;
  loadCash(range: DateRange): Promise<CashOfRange>;
  loadSettings(): Promise<BookkeepingSettings>;
};

type BookkeepingUseCases = BookkeepingPort & {
  /** The file of a program over the closed days of a range. */
  writeFile(range: DateRange, format: EntryFormat): Promise<Result<string, BookkeepingError>>;
  loadVatReturn(range: DateRange): Promise<VatReturn>;
};

const totalOf = (figures: readonly Figures[]): Figures => figures.reduce(addFigures, journalTotals([]));

/** What staff hand to the fiduciary. The caller has checked permission and input. */
export const createBookkeepingUseCases = (books: BookkeepingRepository): BookkeepingUseCases => ({
  loadOverview: async (range) => {
    const stored = await books.loadBooks(range);
    const settings = await books.loadSettings();
    const entries = journalEntriesOf(stored, settings);
    const total = totalOf(stored.figures);
    const turnover = total.gross;
    return {
      range,
      openFrom: firstOpenDay(stored),
      control: entries.ok ? controlSheetOf(entries.value, stored.shares, { ...settings, turnover }) : null,
      blockers: entryFormat.options.flatMap((format) => {
        const written = entries.ok ? writeEntries(format, entries.value, settings) : entries;
        return written.ok ? [] : [{ format, error: written.error }];
      }),
      vatReturn: vatReturnOf(total, settings),
    };
  },
  loadCashBook: async (range) => cashBookOf(await books.loadCash(range)),
  loadVatReturn: async (range) =>
    vatReturnOf(totalOf((await books.loadBooks(range)).figures), await books.loadSettings()),
  writeFile: async (range, format) => {
    const settings = await books.loadSettings();
    const entries = journalEntriesOf(await books.loadBooks(range), settings);
    return entries.ok ? writeEntries(format, entries.value, settings) : entries;
  },
});
