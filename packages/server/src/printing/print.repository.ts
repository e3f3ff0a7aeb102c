import { randomUUID } from 'node:crypto';
import { fullName } from '@ofenpost/core/contact/full-name';
import type { Order } from '@ofenpost/core/order/order';
import type { Print } from '@ofenpost/core/printing/print';
import type { PrinterDraft, PrintersDraft } from '@ofenpost/core/printing/printers-draft';
import { type PrintingRepository, automaticPrint, needsLabels } from '@ofenpost/core/printing/printing.use-cases';
import type { Instant } from '@ofenpost/core/time/instant';
import { toInstant } from '@ofenpost/core/time/zurich';
import {
  type SQL,
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { lockOrder } from '../order/order.repository.ts';
import { orders } from '../order/order.table.ts';
import type { SectionStore } from '../record/record-store.ts';
import { printers as printersTable, prints } from './print.table.ts';

/** The name of the job that prints a ticket. */
export const PRINT_TICKET = 'print_ticket';

/** The job enqueues its own next attempt; these attempts are for a failing database. */
const ATTEMPTS_MAX = 10;

function findPrinters(db: Transaction): Promise<PrinterDraft[]> {
  const { position, ...columns } = getTableColumns(printersTable);
  return db.select(columns).from(printersTable).orderBy(asc(position));
}

export const findActivePrinters = async (db: Transaction): Promise<readonly PrinterDraft[]> =>
  (await findPrinters(db)).filter(({ active }) => active);

const isUnderWay = inArray(prints.state, ['waiting', 'sending']);

/** Prints in the order of their requests. */
async function findPrints(db: Transaction, where: SQL | undefined): Promise<readonly Print[]> {
  const { number, ...print } = getTableColumns(prints);
  const rows = await db
    .select({
      print,
      orderNumber: orders.number,
      firstname: accounts.firstname,
      lastname: accounts.lastname,
    })
    .from(prints)
    .innerJoin(orders, eq(orders.id, prints.orderId))
    .leftJoin(accounts, eq(accounts.id, prints.actorId))
    .where(where)
    .orderBy(asc(number));
  return rows.map(({ print: { printerId, printerName, actorId, ...stored }, orderNumber, ...account }) => ({
    ...stored,
    orderNumber,
    printer: printerId === null ? null : { id: printerId, name: printerName ?? '' },
    by:
      actorId === null
        ? null
        : { id: actorId, name: fullName({ firstname: account.firstname ?? '', lastname: account.lastname ?? '' }) },
  }));
}

const later = alias(prints, 'later');

const isLabels = eq(prints.kind, 'labels');

/** Core's `openPrints` as a condition. */
const isOpen = (db: Transaction) => {
  const again = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.orderId, prints.orderId),
        gt(later.number, prints.number),
        sql`(${later.kind} = 'labels') = (${prints.kind} = 'labels')`,
      ),
    );
  const mayBeMissing = and(inArray(prints.state, ['uncertain', 'givenUp']), notExists(again));
  return and(ne(prints.state, 'printed'), isNull(prints.dismissed), or(isUnderWay, mayBeMissing));
};

/** Core's `printsInJournal` as a query; `since` is the beginning of today. */
function findPrintsInJournal(db: Transaction, since: Instant): Promise<readonly Print[]> {
  const ofOpen = db.select({ orderId: prints.orderId }).from(prints).where(isOpen(db));
  return findPrints(db, or(gte(prints.at, since), inArray(prints.orderId, ofOpen)));
}

export async function findPrint(db: Transaction, id: string): Promise<Print | null> {
  return (await findPrints(db, eq(prints.id, id)))[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockPrint(tx: Transaction, id: string): Promise<Print | null> {
  await tx.select({ id: prints.id }).from(prints).where(eq(prints.id, id)).for('update');
  return findPrint(tx, id);
}

/** The waiting print of this order on this printer, if there is one: of its labels, or of its ticket. */
async function findWaitingPrint(
  db: Transaction,
  orderId: string,
  { printerId, kind }: { readonly printerId: string; readonly kind: 'order' | 'labels' },
): Promise<Print | null> {
  const where = and(
    eq(prints.orderId, orderId),
    eq(prints.printerId, printerId),
    eq(prints.state, 'waiting'),
    kind === 'labels' ? isLabels : not(isLabels),
  );
  return (await findPrints(db, where))[0] ?? null;
}

/** The next ticket of a printer: the oldest request that is not done. */
export async function findNextPrint(db: Transaction, printerId: string): Promise<Print | null> {
  const [next] = await db
    .select({ id: prints.id })
    .from(prints)
    .where(and(eq(prints.printerId, printerId), isUnderWay, isNull(prints.dismissed)))
    .orderBy(asc(prints.at), asc(prints.number))
    .limit(1);
  return next === undefined ? null : findPrint(db, next.id);
}

/** Since when staff wait for a paper of this order: the oldest request after its last paper. Labels are none. */
export async function findRequestedSince(db: Transaction, orderId: string): Promise<Instant | null> {
  const after = and(
    eq(later.orderId, prints.orderId),
    gte(later.number, prints.number),
    isNotNull(later.copy),
    ne(later.kind, 'labels'),
  );
  const [row] = await db
    .select({ at: prints.at })
    .from(prints)
    .where(
      and(
        eq(prints.orderId, orderId),
        not(isLabels),
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(after),
        ),
      ),
    )
    .orderBy(asc(prints.at))
    .limit(1);
  return row?.at ?? null;
}

/** How many papers of an order exist, or may exist. The order must be locked. */
export async function countPapers(tx: Transaction, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ papers: count() })
    .from(prints)
    .where(and(eq(prints.orderId, orderId), isNotNull(prints.copy)));
  return row?.papers ?? 0;
}

/** How many of them are tickets since the kitchen gave the order back last: what comes first then is no copy. */
export async function countTickets(tx: Transaction, orderId: string): Promise<number> {
  const isLaterWithdrawal = and(
    eq(later.orderId, orderId),
    eq(later.kind, 'withdrawal'),
    gt(later.number, prints.number),
  );
  const withdrawn = tx
    .select({ one: sql`1` })
    .from(later)
    .where(isLaterWithdrawal);
  const isTicket = and(eq(prints.orderId, orderId), eq(prints.kind, 'order'), isNotNull(prints.copy));
  return tx.$count(prints, and(isTicket, notExists(withdrawn)));
}

export async function insertPrint(tx: Transaction, { printer, by, ...print }: Print): Promise<void> {
  const { orderNumber: _, ...row } = print;
  await tx.insert(prints).values({
    ...row,
    printerId: printer?.id ?? null,
    printerName: printer?.name ?? null,
    actorId: by?.id ?? null,
  });
}

export async function savePrint(tx: Transaction, print: Print): Promise<void> {
  const { id, state, copy, problem, attempts, changedAt, dismissed } = print;
  await tx.update(prints).set({ state, copy, problem, attempts, changedAt, dismissed }).where(eq(prints.id, id));
}

/**
 * Enqueues the job that prints the next ticket of this print's printer, in this transaction. A printer has one job, so
 * its tickets come out in the order of their requests and share the pauses. A delay never moves an earlier time.
 */
export async function enqueuePrint(tx: Transaction, { id, printer }: Print, delaySeconds = 0): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${PRINT_TICKET}::text, json_build_object('printId', ${id}::text),
      queue_name => ${`printer:${printer?.id}`}::text,
      run_at => now() + ${delaySeconds}::int * interval '1 second',
      max_attempts => ${ATTEMPTS_MAX}::int,
      job_key => ${`printer:${printer?.id}`}::text,
      job_key_mode => ${delaySeconds > 0 ? 'preserve_run_at' : 'replace'}::text)`);
}

/** The configured printers; the journal has the names of removed ones. */
export const printersSettings: SectionStore<PrintersDraft> = {
  load: async (tx) => ({ printers: await findPrinters(tx) }),
  save: async (tx, { printers }) => {
    await tx.delete(printersTable);
    if (printers.length > 0)
      await tx.insert(printersTable).values(printers.map((printer, position) => ({ ...printer, position })));
  },
};

/**
 * Takes the ticket of an order back that is no longer accepted: one that waits is not printed, and what may be on paper
 * is followed by a paper that says so. The order must be locked.
 */
export async function withdrawPrint(tx: Transaction, order: Order, at: Instant): Promise<void> {
  const isWaiting = and(eq(prints.orderId, order.id), eq(prints.state, 'waiting'));
  await tx.update(prints).set({ state: 'givenUp', dismissed: at, changedAt: at }).where(isWaiting);
  await printFollowing(tx, order, { kind: 'withdrawal', at });
}

/** Requests a paper that follows the ticket, where there may be one. The order must be locked. */
export async function printFollowing(
  tx: Transaction,
  order: Order,
  { kind, at }: { readonly kind: 'withdrawal' | 'change'; readonly at: Instant },
): Promise<void> {
  const isPaper = and(eq(prints.orderId, order.id), isNotNull(prints.copy), not(isLabels));
  if ((await tx.$count(prints, isPaper)) === 0) return;
  const print = automaticPrint(await findPrinters(tx), { id: randomUUID(), kind, order, at });
  if (print === null) return;
  await insertPrint(tx, print);
  await enqueuePrint(tx, print);
}

/** Requests the ticket of an order that was just accepted if a printer is set to print automatically. */
export async function printAccepted(tx: Transaction, order: Order, at: Instant): Promise<void> {
  const print = automaticPrint(await findPrinters(tx), { id: randomUUID(), order, at });
  if (print === null) return;
  await insertPrint(tx, print);
  await enqueuePrint(tx, print);
}

/** When labels of an order were asked for last that are on paper or will be; null: never. */
async function findLastLabels(tx: Transaction, orderId: string): Promise<Instant | null> {
  const isOut = or(isNotNull(prints.copy), isUnderWay);
  const [row] = await tx
    .select({ at: max(prints.at) })
    .from(prints)
    .where(and(eq(prints.orderId, orderId), isLabels, isOut));
  return row?.at ?? null;
}

/** Requests the labels of an order that has just become ready if a printer has them. The order must be locked. */
export async function printLabels(tx: Transaction, order: Order, at: Instant): Promise<void> {
  const print = automaticPrint(await findPrinters(tx), { id: randomUUID(), kind: 'labels', order, at });
  if (print === null || !needsLabels(order, await findLastLabels(tx, order.id))) return;
  await insertPrint(tx, print);
  await enqueuePrint(tx, print);
}

export const createPrintingRepository = (database: Database): PrintingRepository => ({
  listPrinters: () => findPrinters(database),
  listJournal: (today) => findPrintsInJournal(database, toInstant(today, '00:00')),
  request: (orderId, { printerId, kind }, request) =>
    database.transaction(async (tx) => {
      const stored = await lockOrder(tx, orderId);
      if (stored === null) return null;
      const waiting = printerId === null ? null : await findWaitingPrint(tx, orderId, { printerId, kind });
      const requested = request(stored.order, { papers: await countPapers(tx, orderId), waiting });
      if (!requested.ok) return requested;
      const print = requested.value;
      if (print.id !== waiting?.id) await insertPrint(tx, print);
      if (print.printer !== null) await enqueuePrint(tx, print);
      return requested;
    }),
  update: (id, change) =>
    database.transaction(async (tx) => {
      const print = await lockPrint(tx, id);
      const changed = print === null ? null : change(print);
      if (changed !== null && changed !== print) await savePrint(tx, changed);
    }),
});
