import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ports } from '@ofenpost/core/ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { cookieOf, createBrowser, signIn } from '../testing/browser.fixtures.ts';
import { startReceiptPrinter } from '../testing/receipt-printer.fixtures.ts';
import { countAgain, countMails } from './count-again.ts';
import { createLedger, portsOf } from './guests.ts';
import { type House, openHouse } from './house.ts';
import type { Neighbour, Street } from './neighbours.ts';
import { type Meanwhile, acceptOne, orderMeanwhile } from './orders-meanwhile.ts';
import { setOvenCapacity } from './oven.ts';
import { openPostgres } from './own-postgres.ts';

type Times = { readonly median: number; readonly p95: number };

/** The results of guests and kitchen beside one neighbour. */
export type NeighbourRound = {
  readonly name: string;
  readonly orders: number;
  /** The times of orders in milliseconds: before and after the neighbour (`quiet`), and beside it. */
  readonly quiet: Times;
  readonly beside: Times;
  /** The slowest ticket in milliseconds, beside the neighbour and without it. */
  readonly ticketMs: number;
  readonly quietTicketMs: number;
  readonly holds: number;
  readonly faults: readonly string[];
};

type Options = {
  /** An open file for the server's output. */
  readonly log: number;
  readonly neighbours: readonly Neighbour[];
  readonly reported: (round: NeighbourRound) => void;
};

/** The number of orders in each half of the quiet time, and beside a neighbour. */
const QUIET_ORDERS = 100;
const ORDERS = 200;
const SLOWER_MAX = 2;
const TICKET_WITHIN_MS = 2_000;
const ACCOUNTS = 150_000;
/** For each bad printer: one ticket that is being sent, and those that wait for it. */
const TICKETS_WAITING = 3;

const timesOf = (orders: readonly number[]): Times => {
  const sorted = orders.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
};

const slowestTicket = (...times: readonly Meanwhile[]): number => Math.max(...times.flatMap(({ tickets }) => tickets));

/** Faults as texts. On a busy machine a ticket may take longer, so it is compared with the quiet time too. */
export function faultsBeside(quiet: readonly Meanwhile[], beside: Meanwhile, holds: number): readonly string[] {
  const [before, now] = [timesOf(quiet.flatMap(({ orders }) => orders)), timesOf(beside.orders)];
  const slow = (['median', 'p95'] as const).filter((each) => !(now[each] <= SLOWER_MAX * before[each]));
  const ticketMs = slowestTicket(beside);
  const ticketMax = Math.max(TICKET_WITHIN_MS, SLOWER_MAX * slowestTicket(...quiet));
  return [
    ...slow.map((each) => `${each} of orders: ${now[each].toFixed(1)} ms, quiet ${before[each].toFixed(1)} ms`),
    ...(ticketMs <= ticketMax ? [] : [`a ticket took ${Math.round(ticketMs)} ms`]),
    ...(beside.notReady > 0 ? [`/readyz said ${beside.notReady} times that nobody should come`] : []),
    ...(holds > 0 ? [] : ['not shown: it held nothing']),
  ];
}

/** Fills the lists of staff with many accounts and their feedback. */
async function fillLists({ query }: House): Promise<void> {
  await query(
    `insert into accounts (name, firstname, lastname, email, phone_number)
     select 'Name', 'Vorname ' || n, 'Nachname ' || n, 'konto-' || n || '@example.ch', '+41791234567'
     from generate_series(1, $1) as n`,
    [ACCOUNTS],
  );
  await query(
    `insert into feedback_entries (id, created, food, delivery, app, text, contact)
     select gen_random_uuid(), now() - n * interval '1 minute', 5, 4, 3, 'Sehr gut, Nummer ' || n, 'konto-' || n || '@example.ch'
     from generate_series(1, $1) as n`,
    [ACCOUNTS],
  );
  await query('analyze');
}

/**
 * Marks all earlier orders as delivered on another day: a real board shows hundreds of orders, and not the thousands of
 * all rounds.
 */
const clearBoard = ({ query }: House) =>
  query(
    `update orders set status = 'delivered', changed_at = changed_at - interval '3 days' where status <> 'delivered'`,
  );

/** Sends tickets to the printer at this port from now on. */
async function setPrinter({ query }: House, port: number, confirms: boolean): Promise<void> {
  await query('update printers set automatic = false');
  await query(
    `insert into printers (id, position, name, host, port, characters_per_line, automatic, confirms, active)
     values ($1, (select count(*) from printers), 'Drucker ' || $2, '127.0.0.1', $2::int, 48, true, $3, true)`,
    [randomUUID(), port, confirms],
  );
}

async function visit(url: string, title?: string): Promise<{ readonly ports: Ports; readonly cookie: () => string }> {
  const browser = createBrowser(url);
  if (title !== undefined) await signIn(browser, title);
  return { ports: portsOf(url, browser), cookie: () => cookieOf(browser) };
}

/** Plays one neighbour after the other in a restaurant of its own: none may slow down anything but itself. */
export async function runNeighbours({ log, neighbours, reported }: Options): Promise<readonly NeighbourRound[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ofenpost-neighbours-'));
  const postgres = await openPostgres(folder);
  const house = await openHouse({
    program: 'built',
    databaseUrl: postgres.url,
    dataDirectory: join(folder, 'data'),
    log,
  });
  const printer = await startReceiptPrinter();
  const rounds: NeighbourRound[] = [];
  try {
    await house.start();
    await setOvenCapacity(house, null);
    await fillLists(house);
    const { ports: staff } = await visit(house.url, 'Mitarbeiter');
    const { cookie: manager } = await visit(house.url, 'Geschäftsleitung');
    const { ports: guest, cookie } = await visit(house.url);
    const { order, capability } = await placeOrder(guest);
    const street: Street = {
      house,
      databaseUrl: postgres.url(),
      folder,
      cookies: { manager: manager(), guest: cookie() },
      order: { id: order.id, events: `${order.id}/events?capability=${capability}` },
      print: async (ports, confirms) => {
        for (const port of ports) {
          await setPrinter(house, port, confirms);
          for (let count = 0; count < TICKETS_WAITING; count += 1) await acceptOne(house, staff);
        }
      },
    };
    const ledger = createLedger();
    const kitchen = { staff, printer };
    const meanwhile = (count: number) => orderMeanwhile(house, ledger, { ...kitchen, count });
    const reset = async () => {
      await house.query('update printers set active = false, automatic = false');
      await setPrinter(house, printer.port, true);
    };
    await reset();
    // The first orders load and compile code, so they are not measured.
    await meanwhile(ORDERS);
    let quietBefore = await meanwhile(QUIET_ORDERS);
    for (const { name, hang } of neighbours) {
      const faultsBefore = ledger.faults.length;
      await clearBoard(house);
      const hanging = await hang(street);
      await setPrinter(house, printer.port, true);
      const beside = await meanwhile(ORDERS);
      const holds = await hanging.holds();
      await hanging.leave();
      await reset();
      const quietAfter = await meanwhile(QUIET_ORDERS);
      const quiet = [quietBefore, quietAfter];
      const round: NeighbourRound = {
        name,
        orders: beside.orders.length,
        quiet: timesOf(quiet.flatMap(({ orders }) => orders)),
        beside: timesOf(beside.orders),
        ticketMs: slowestTicket(beside),
        quietTicketMs: slowestTicket(...quiet),
        holds,
        faults: [...ledger.faults.slice(faultsBefore), ...faultsBeside(quiet, beside, holds)],
      };
      rounds.push(round);
      reported(round);
      quietBefore = quietAfter;
    }
    const counted = [...(await countAgain(house, ledger)), ...(await countMails(house, 0)).faults];
    if (counted.length > 0) throw new Error(counted.join('\n'));
    return rounds;
  } finally {
    await house.close();
    await printer.switchOff();
    await postgres.stop('SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  }
}
