import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type CsvColumn, csvHead, csvLines } from '@ofenpost/core/csv/csv';
import type { ListPage } from '@ofenpost/core/list/list-page';
import type { ListFile, ListQuery } from '@ofenpost/core/list/list-query';
import { may } from '@ofenpost/core/role/permission';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { preparePerDatabase, type Transaction } from '../database/database.ts';
import { type HttpModule, readForm } from '../http/app.ts';
import { fileNameOf } from '../pdf/file-name.ts';
import type { Services } from '../services.ts';
import { createQueue } from '../time/serialize.ts';
import { type Spool, openSpool } from './spool.ts';

type Export = ReadableStream<Uint8Array<ArrayBuffer>>;
type WriteAll = (write: Spool['write']) => Promise<void>;

/**
 * Exports run one after the other, so that they never use more than one connection. They write into a spool, so that a
 * slow download does not hold that connection. A request for an export that is still waiting shares it.
 */
function createExportQueue() {
  const inTurn = createQueue();
  const waiting = new Map<string, Promise<{ readonly spool: Spool }>>();

  /** `name` identifies the export. `writeAll` is called when its turn comes. */
  return async (name: string, directory: string, writeAll: WriteAll): Promise<Export> => {
    const known = waiting.get(name);
    if (known !== undefined) {
      const { spool } = await known;
      if (spool.isRead()) return spool.read();
    }
    // Created with its first reader: without one another request would find it unread and open a second spool.
    const opening = openSpool(directory).then((spool) => ({ spool, stream: spool.read() }));
    waiting.set(name, opening);
    const begin = (): void => {
      if (waiting.get(name) === opening) waiting.delete(name);
    };
    const { spool, stream } = await opening.catch((error: unknown) => {
      begin();
      throw error;
    });
    inTurn(() => {
      begin();
      return writeAll(spool.write);
    }).then(spool.end, spool.fail);
    return stream;
  };
}

const exportQueue = preparePerDatabase(createExportQueue);

/** Rows in one query: each skips the rows of the earlier ones, so few queries are better. */
const BATCH = 5000;
/** Rows written at a time; other requests run in between. */
const PORTION = 500;

/** What a list needs for its export as a spreadsheet. */
export type CsvExport<Query extends ListQuery, Row> = {
  readonly list: {
    readonly file: ListFile;
    readonly fromAddress: (address: Readonly<Record<string, unknown>>) => Query;
    readonly withWords: (query: Query, words: unknown) => Query;
  };
  readonly columns: readonly CsvColumn<Row>[];
  readonly find: (db: Transaction, query: Query) => Promise<Pick<ListPage<Row>, 'rows'>>;
};

/**
 * In milliseconds. Between two queries the database is free for as long as the last one took, but no longer than this.
 */
const REST_MS_MAX = 1_000;

/** The list's query without its page, which does not matter here. */
const nameOf = (path: string, query: ListQuery): string =>
  `${path} ${JSON.stringify({ ...query, page: 1, size: BATCH })}`;

/** Writes every matching row in one snapshot: batches of one transaction, which does not wait for the download. */
const csvStream = <Query extends ListQuery, Row>(
  { database, configuration }: Pick<Services, 'database' | 'configuration'>,
  query: Query,
  { list, columns, find }: CsvExport<Query, Row>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> =>
  exportQueue(database)(nameOf(list.file.path, query), configuration.dataDirectory, async (write) => {
    // Fails if the reader has left, before the database is queried.
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

/**
 * A list as a spreadsheet: all matching rows, in the order of the list. Search words that must not be in a URL are sent
 * by POST.
 */
export const csvExportPart =
  <Query extends ListQuery, Row>(services: Services, csv: CsvExport<Query, Row>): HttpModule =>
  (app) => {
    const { file } = csv.list;
    app.on(['GET', 'POST'], file.path, async (context) => {
      if (!may(await context.get('api').account(), file.action)) return context.redirect(file.page);
      const { q } = context.req.method === 'POST' ? await readForm(context) : {};
      const query = csv.list.withWords(csv.list.fromAddress(context.req.query()), q);
      const { restaurant } = await services.content.read();
      const name = fileNameOf([restaurant.name, file.name, toLocalDate(services.clock.now())], 'csv');
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
