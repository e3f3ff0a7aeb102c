import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type CsvColumn, csvHead, csvLines } from '@ofenpost/core/csv/csv';
import type { ListPage } from '@ofenpost/core/list/list-page';
import type { ListQuery } from '@ofenpost/core/list/list-query';
import { type Action, may } from '@ofenpost/core/permission/permission';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { Transaction } from '../database/database.ts';
import type { HttpModule } from '../http/app.ts';
import { readForm } from '../http/read-form.ts';
import { fileNameOf } from '../pdf/file-name.ts';
import type { Services } from '../services.ts';
import { exportQueue } from './export-queue.ts';

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

/** Between two readings others have the database for as long as the last one took, but no longer than this. */
const REST_MS_MAX = 1_000;

/** What is exported, whichever page of the list was looked at. */
const nameOf = (path: string, query: ListQuery): string =>
  `${path} ${JSON.stringify({ ...query, page: 1, size: BATCH })}`;

/**
 * Every row that the query finds, as one moment saw them: batches of one transaction, which waits for nobody who downloads.
 */
const csvStream = <Query extends ListQuery, Row>(
  { database, configuration }: Pick<Services, 'database' | 'configuration'>,
  query: Query,
  { path, columns, find }: CsvExport<Query, Row>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> =>
  exportQueue(database)(nameOf(path, query), configuration.dataDirectory, async (write) => {
    // Fails where the reader has gone meanwhile, before the database is asked.
    await write(csvHead(columns));
    await database.transaction(
      async (tx) => {
        for (let page = 1; ; page++) {
          const start = performance.now();
          const { rows } = await find(tx, { ...query, page, size: BATCH });
          for (let at = 0; at < rows.length; at += PORTION) {
            await write(csvLines(columns, rows.slice(at, at + PORTION)));
            await setImmediate();
          }
          if (rows.length < BATCH) return;
          await sleep(Math.min(performance.now() - start, REST_MS_MAX));
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  });

/** A list as a spreadsheet: all rows that match, in the order of the list. Words that must stand in no address are sent. */
export const csvExportPart =
  <Query extends ListQuery, Row>(services: Services, csv: CsvExport<Query, Row>): HttpModule =>
  (app) => {
    app.on(['GET', 'POST'], csv.path, async (context) => {
      if (!may(await context.get('api').account(), csv.action)) return context.redirect(csv.page);
      const { q } = context.req.method === 'POST' ? await readForm(context) : {};
      const query = csv.list.withWords(csv.list.fromAddress(context.req.query()), q);
      const { restaurant } = await services.content.read();
      const name = fileNameOf([restaurant.name, csv.name, toLocalDate(services.clock.now())], 'csv');
      // Nobody reads it, or it comes too late.
      const isUnread = context.req.method === 'HEAD' || context.finalized;
      const body = isUnread ? null : await csvStream(services, query, csv);
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      };
      return body === null ? context.body(null, 200, headers) : context.body(body, 200, headers);
    });
  };
