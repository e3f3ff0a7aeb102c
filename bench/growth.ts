import { STRANGE_COOKIE, measureAnswers } from './answering.ts';
import type { BenchProcess } from './bench-process.ts';
import { openConnection } from './connection.ts';
import type { Finding } from './finding.ts';
import { type GuestOrder, chooseOrder } from './guest.ts';
import { type LoadFigures, sentAwayText } from './load.ts';
import { addPastOrders, storeProducts } from './many-rows.ts';
import { measureCartChanges, measureCheckout } from './ordering.ts';
import { type ShopUnderLoad, openShop, takeOvenLimitAway } from './shop-under-load.ts';

const CONNECTIONS = [1, 4, 16, 64, 256];
const PRODUCTS = [10, 100, 1_000, 10_000];

/** How the cost of something grows with a number. */
export type Growth = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The figures that must not grow. */
  readonly findings?: readonly Finding[];
};

/** In percent: from this ratio on, the cost of a request counts as grown. */
const GROWN_MAX = 120;
const staysFinding = (what: string, few: number, many: number, note: string): Finding => ({
  what,
  figure: (many / few) * 100,
  unit: '%',
  goal: { max: GROWN_MAX },
  note,
});

const cost = (cpu: number): string => `${(cpu * 1000).toFixed(0)} µs`;
/** With the processor time of one request, which stays the same on a busy machine. */
const rate = (figures: LoadFigures): string =>
  `${figures.perSecond.toFixed(0)}/s, p99 ${figures.p99.toFixed(0)} ms, ${cost(figures.cpu)}${sentAwayText(figures)}`;

const TIMES = 3;
/** Other work can only add to the time, sometimes much, so the least of several runs counts. */
async function leastCost(measure: () => Promise<LoadFigures>): Promise<number> {
  const all: LoadFigures[] = [];
  for (let count = 0; count < TIMES; count += 1) all.push(await measure());
  return Math.min(...all.map(({ cpu }) => cpu));
}

type Grown = {
  readonly shop: ShopUnderLoad;
  readonly server: BenchProcess;
  readonly order: GuestOrder;
  readonly seconds: number;
};

async function byConnections({ server, order, seconds }: Grown): Promise<Growth> {
  const rows: string[][] = [];
  for (const connections of CONNECTIONS) {
    const ordering = { servers: [server], order, connections, seconds };
    const page = await measureAnswers({ server, path: '/products', connections, seconds });
    rows.push([
      `${connections}`,
      rate(page),
      rate(await measureCartChanges(ordering)),
      rate(await measureCheckout(ordering)),
    ]);
  }
  return { title: 'Connections', head: ['connections', 'page «products», kept', 'cart changes', 'checkouts'], rows };
}

async function byProcesses({ shop, server, order, seconds }: Grown): Promise<Growth> {
  const second = await shop.startServer();
  const rows: string[][] = [];
  for (const servers of [[server], [server, second]]) {
    const halves = servers.map((each) =>
      measureCheckout({ servers: [each], order, connections: 64 / servers.length, seconds }),
    );
    const figures = await Promise.all(halves);
    const perSecond = figures.reduce((sum, half) => sum + half.perSecond, 0);
    rows.push([`${servers.length}`, `${perSecond.toFixed(0)}/s`]);
  }
  await second.stop();
  return { title: 'Server processes', head: ['processes', 'checkouts'], rows };
}

/** PostgreSQL's processes of these servers. */
async function databasePids({ pool }: ShopUnderLoad): Promise<number[]> {
  const { rows } = await pool.query<{ readonly pid: number }>(
    `select pid from pg_stat_activity where application_name like 'ofenpost %'`,
  );
  return rows.map(({ pid }) => pid);
}

async function byPastOrders({ shop, server, order, seconds }: Grown, count: number): Promise<Growth> {
  const rows: string[][] = [];
  const ordering = { servers: [server], order, connections: 32, seconds };
  const measure = async (orders: number): Promise<number> => {
    // Opens the connections, so that their processes are known.
    await measureCheckout({ ...ordering, seconds: seconds / 2 });
    const checkouts = await measureCheckout({ ...ordering, databasePids: await databasePids(shop) });
    const inDatabase = `${(checkouts.databaseCpu * 1000).toFixed(0)} µs`;
    rows.push([orders.toLocaleString('de-CH'), rate(checkouts), inDatabase]);
    return checkouts.cpu + checkouts.databaseCpu;
  };
  const few = await measure(0);
  await addPastOrders(shop.pool, count);
  const note = `the processor for one, of the server and of PostgreSQL, with ${count.toLocaleString('de-CH')} past orders against none`;
  const findings = [staysFinding('Whole checkout', few, await measure(count), note)];
  return { title: 'Past orders', head: ['past orders', 'checkouts', 'in PostgreSQL'], rows, findings };
}

async function byProducts({ shop, server, order, seconds }: Grown): Promise<Growth> {
  const measured: number[][] = [];
  for (const count of PRODUCTS) {
    await storeProducts(
      shop.pool,
      count,
      order.items.map(({ productId }) => productId),
    );
    const requested = { server, connections: 8, seconds: seconds / 2 };
    const changing = { ...requested, servers: [server], order };
    measured.push([
      await leastCost(() => measureAnswers({ ...requested, path: '/' })),
      await leastCost(() => measureAnswers({ ...requested, path: '/', cookie: STRANGE_COOKIE })),
      await leastCost(() => measureCartChanges(changing)),
      await leastCost(() =>
        measureAnswers({ ...requested, connections: 1, path: '/products', cookie: STRANGE_COOKIE }),
      ),
    ]);
  }
  const what = ['home, kept', 'home, rendered', 'cart change', 'page of products, rendered'];
  const many = measured.at(-1) ?? [];
  /** `since`: the number of products from which on a page shows as much as with more. */
  const stays = (index: number, since: number): Finding => {
    const few = measured[PRODUCTS.indexOf(since)]?.[index] ?? Number.NaN;
    const note = `with ${PRODUCTS.at(-1)?.toLocaleString('de-CH')} products against ${since.toLocaleString('de-CH')}`;
    return staysFinding(what[index] ?? '', few, many[index] ?? Number.NaN, note);
  };
  return {
    title: 'Products: the processor for one request',
    head: ['products', ...what],
    rows: PRODUCTS.map((count, index) => [count.toLocaleString('de-CH'), ...(measured[index] ?? []).map(cost)]),
    findings: [stays(0, 10), stays(1, 10), stays(2, 10), stays(3, 1_000)],
  };
}

/**
 * Measures how the cost grows. `pastOrders`: how many orders there are already. `tell` gets all results so far after
 * each part.
 */
export async function measureGrowth(
  seconds: number,
  pastOrders: number,
  report: (growths: readonly Growth[]) => Promise<void>,
): Promise<readonly Growth[]> {
  const shop = await openShop();
  try {
    const server = await shop.startServer();
    await takeOvenLimitAway(shop);
    const connection = await openConnection(server);
    const order = await chooseOrder(connection, server.port);
    connection.close();
    const grown = { shop, server, order, seconds };
    const growths: Growth[] = [];
    for (const measure of [
      () => byConnections(grown),
      () => byProcesses(grown),
      () => byPastOrders(grown, pastOrders),
      () => byProducts(grown),
    ]) {
      growths.push(await measure());
      await report(growths);
    }
    return growths;
  } finally {
    await shop.close();
  }
}
