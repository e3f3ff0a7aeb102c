import { measureAnswers } from './answering.ts';
import type { BenchProcess } from './bench-process.ts';
import { openConnection } from './connection.ts';
import { type GuestOrder, chooseOrder } from './guest.ts';
import type { LoadFigures } from './load.ts';
import { addPastOrders, keepProducts } from './many-rows.ts';
import { measureCartChanges, measureCheckout } from './ordering.ts';
import { type ShopUnderLoad, openShop, takeOvenLimitAway } from './shop-under-load.ts';

const CONNECTIONS = [1, 4, 16, 64, 256];
const PRODUCTS = [10, 100, 1_000, 10_000];
const OTHER_COOKIE = 'seen=yes';

/** How one thing grows with another. */
export type Growth = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const cost = ({ cpu }: LoadFigures): string => `${(cpu * 1000).toFixed(0)} µs`;
const sentAwayText = ({ sentAway }: LoadFigures): string => (sentAway === 0 ? '' : `, ${sentAway} × 503`);
/** With what one needs of the processor, which says the same on a busy machine. */
const rate = (figures: LoadFigures): string =>
  `${figures.perSecond.toFixed(0)}/s, p99 ${figures.p99.toFixed(0)} ms, ${cost(figures)}${sentAwayText(figures)}`;

const TIMES = 3;
/** Whatever else the machine and the process do can only add, and now and then adds much: the least of several tells. */
async function leastCost(measure: () => Promise<LoadFigures>): Promise<string> {
  const all: LoadFigures[] = [];
  for (let count = 0; count < TIMES; count += 1) all.push(await measure());
  const [least] = all.toSorted((one, other) => one.cpu - other.cpu);
  return least === undefined ? '' : cost(least);
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

/** PostgreSQL's processes behind the servers. */
async function databasePids({ pool }: ShopUnderLoad): Promise<number[]> {
  const { rows } = await pool.query<{ readonly pid: number }>(
    `select pid from pg_stat_activity where application_name like 'ofenpost %'`,
  );
  return rows.map(({ pid }) => pid);
}

async function byPastOrders({ shop, server, order, seconds }: Grown, count: number): Promise<Growth> {
  const rows: string[][] = [];
  const ordering = { servers: [server], order, connections: 32, seconds };
  const measure = async (orders: number) => {
    // Opens the connections, so that their processes are known.
    await measureCheckout({ ...ordering, seconds: seconds / 2 });
    const checkouts = await measureCheckout({ ...ordering, databasePids: await databasePids(shop) });
    const inDatabase = `${(checkouts.databaseCpu * 1000).toFixed(0)} µs`;
    rows.push([orders.toLocaleString('de-CH'), rate(checkouts), inDatabase]);
  };
  await measure(0);
  await addPastOrders(shop.pool, count);
  await measure(count);
  return { title: 'Past orders', head: ['past orders', 'checkouts', 'in PostgreSQL'], rows };
}

async function byProducts({ shop, server, order, seconds }: Grown): Promise<Growth> {
  const rows: string[][] = [];
  for (const count of PRODUCTS) {
    await keepProducts(
      shop.pool,
      count,
      order.items.map(({ productId }) => productId),
    );
    const asked = { server, connections: 8, seconds: seconds / 2 };
    const changing = { ...asked, servers: [server], order };
    rows.push([
      count.toLocaleString('de-CH'),
      await leastCost(() => measureAnswers({ ...asked, path: '/' })),
      await leastCost(() => measureAnswers({ ...asked, path: '/', cookie: OTHER_COOKIE })),
      await leastCost(() => measureCartChanges(changing)),
      await leastCost(() => measureAnswers({ ...asked, connections: 1, path: '/products', cookie: OTHER_COOKIE })),
    ]);
  }
  const head = ['products', 'home, kept', 'home, rendered', 'cart change', 'page of all products, rendered'];
  return { title: 'Products: the processor for one request', head, rows };
}

/** How cost grows. `pastOrders`: how many orders the books hold already. `tell` hears of all so far after each part. */
export async function measureGrowth(
  seconds: number,
  pastOrders: number,
  tell: (growths: readonly Growth[]) => Promise<void>,
): Promise<void> {
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
      await tell(growths);
    }
  } finally {
    await shop.close();
  }
}
