import { type DateRange, dateRange } from '@ofenpost/core/accounting/date-range';
import { entryFormat } from '@ofenpost/core/bookkeeping/bookkeeping';
import { createBookkeepingUseCases } from '@ofenpost/core/bookkeeping/bookkeeping.use-cases';
import { CASH_BOOK_CSV } from '@ofenpost/core/bookkeeping/cash-book';
import { ENTRY_FORMATS } from '@ofenpost/core/bookkeeping/entry-file';
import { VAT_RETURN_CSV } from '@ofenpost/core/bookkeeping/vat-return';
import { csvHead, csvLines } from '@ofenpost/core/csv/csv';
import { may } from '@ofenpost/core/role/permission';
import type { HttpModule } from '../http/app.ts';
import { fileNameOf } from '../pdf/file-name.ts';
import type { Services } from '../services.ts';
import { createBookkeepingRepository } from './bookkeeping.repository.ts';

const PAGE = '/admin/bookkeeping';
const CSV = { extension: 'csv', contentType: 'text/csv; charset=utf-8' };

type BookkeepingFile = {
  readonly name: string;
  readonly extension: string;
  readonly contentType: string;
  /** Null where the page says why there is no file. */
  readonly text: string | null;
};

/**
 * `/admin/bookkeeping/{from}..{to}/{file}`: entries for a program, the VAT return or the cash book. Who may not see it, and
 * who asks for a range that is not closed, gets the page, which says so.
 */
export function bookkeepingFilesPart({ database, content }: Services): HttpModule {
  const books = createBookkeepingUseCases(createBookkeepingRepository(database));

  async function fileOf(range: DateRange, requested: string): Promise<BookkeepingFile | null> {
    if (requested === 'mwst.csv')
      return {
        ...CSV,
        name: 'MwSt',
        text: csvHead(VAT_RETURN_CSV) + csvLines(VAT_RETURN_CSV, await books.loadVatReturn(range)),
      };
    if (requested === 'kassabuch.csv')
      return {
        ...CSV,
        name: 'Kassabuch',
        text: csvHead(CASH_BOOK_CSV) + csvLines(CASH_BOOK_CSV, await books.loadCashBook(range)),
      };
    const format = entryFormat.safeParse(requested).data;
    if (format === undefined) return null;
    const written = await books.writeFile(range, format);
    return { ...ENTRY_FORMATS[format], name: ENTRY_FORMATS[format].label, text: written.ok ? written.value : null };
  }

  return (app) => {
    app.get(`${PAGE}/:range/:file`, async (context) => {
      const { range: requested, file: name } = context.req.param();
      const [from, to] = requested.split('..');
      const range = dateRange.safeParse({ from, to }).data;
      const isAllowed = may(await context.get('api').account(), 'bookkeeping.read');
      if (range === undefined || !isAllowed) return context.redirect(PAGE);
      const file = await fileOf(range, name);
      if (file === null || file.text === null) return context.redirect(`${PAGE}/${range.from}..${range.to}`);
      const { restaurant } = await content.read();
      const fileName = fileNameOf([restaurant.name, file.name, range.from, range.to], file.extension);
      return context.body(file.text, 200, {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    });
  };
}
