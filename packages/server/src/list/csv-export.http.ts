import { setImmediate } from 'node:timers/promises';
import { type CsvColumn, csvHead, csvLines } from '@ofenpost/core/csv/csv';
import type { ListPage } from '@ofenpost/core/list/list-page';
import type { ListQuery } from '@ofenpost/core/list/list-query';
import { type Action, may } from '@ofenpost/core/permission/permission';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { Transaction } from '../database/database.ts';
import type { AppPart } from '../http/app.ts';
import { readForm } from '../http/read-form.ts';
import { fileNameOf } from '../pdf/file-name.ts';
import type { Services } from '../services.ts';

/** How many rows are read at a time: each reading passes over what was read before, so that few are better. */
const BATCH = 5000;
/** How many are written at a time; in between others have their turn. */
const PORTION = 500;

/** What a list has to offer to be had as a spreadsheet. */
export type CsvExport<Query extends ListQuery, Row> = {
  /** Where it is had: `/admin/gift-cards.csv`, with the query of the list behind it. */
  readonly path: string;
  /** Who may not have it comes here. */
  readonly page: string;
  readonly action: Action;
  /** The first part of the file's name. */
  readonly name: string;
  readonly list: {
    readonly fromAddress: (address: Readonly<Record<string, unknown>>) => Query;
    readonly withWords: (query: Query, words: unknown) => Query;
  };
  readonly columns: readonly CsvColumn<Row>[];
  readonly find: (db: Transaction, query: Query) => Promise<Pick<ListPage<Row>, 'rows'>>;
};

/**
 * Every row that the query finds, as one moment saw them: batches of one transaction, each sent before the next is read. A
 * reader who stops for longer than the database's patience ends it, and the download with it.
 */
function csvStream<Query extends ListQuery, Row>(
  { database }: Pick<Services, 'database'>,
  query: Query,
  { columns, find }: CsvExport<Query, Row>,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const write = async () => {
    await writer.write(csvHead(columns));
    await database.transaction(
      async (tx) => {
        for (let page = 1; ; page++) {
          const { rows } = await find(tx, { ...query, page, size: BATCH });
          for (let at = 0; at < rows.length; at += PORTION) {
            await writer.write(csvLines(columns, rows.slice(at, at + PORTION)));
            await setImmediate();
          }
          if (rows.length < BATCH) return;
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await writer.close();
  };
  // Whoever reads hears of it: the download breaks off. Who went away hears nothing.
  write().catch((error: unknown) => writer.abort(error).catch(() => {}));
  return readable.pipeThrough(new TextEncoderStream());
}

/** A list as a spreadsheet: all rows that match, in the order of the list. Words that must stand in no address are sent. */
export const csvExportPart =
  <Query extends ListQuery, Row>(services: Services, csv: CsvExport<Query, Row>): AppPart =>
  (app) => {
    app.on(['GET', 'POST'], csv.path, async (context) => {
      if (!may(await context.get('api').account(), csv.action)) return context.redirect(csv.page);
      const { q } = context.req.method === 'POST' ? await readForm(context) : {};
      const query = csv.list.withWords(csv.list.fromAddress(context.req.query()), q);
      const { restaurant } = await services.content.read();
      const name = fileNameOf([restaurant.name, csv.name, toLocalDate(services.clock.now())], 'csv');
      return context.body(csvStream(services, query, csv), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    });
  };
