import { STRANGE_COOKIE, compareAnswers, measureAnswers } from './answering.ts';
import type { BenchProcess } from './bench-process.ts';
import { openConnection } from './connection.ts';
import { measureFanOut } from './fan-out.ts';
import type { Finding } from './finding.ts';
import { chooseOrder, fillNewCart } from './guest.ts';
import { type LoadFigures, sentAwayText } from './load.ts';
import { measureCartChanges, measureCheckout, measurePlacing } from './ordering.ts';
import { memoryMegabytes } from './process-figures.ts';
import { measureRawOrders } from './raw-orders.ts';
import { openShop, takeOvenLimitAway } from './shop-under-load.ts';
import { staffCookie } from './staff.ts';

const CONNECTIONS = 32;
const LISTENERS = 500;
const FAN_OUT_ORDERS = 10;
/** More than any server places in a second. */
const PLACED_MAX = 2_500;

const told = (figures: LoadFigures): string =>
  `p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms, ${(figures.cpu * 1000).toFixed(0)} µs of the processor each${sentAwayText(figures)}`;

/** Every figure of the table, in one run. `tell` hears of each as soon as it is there. */
export async function measureShop(seconds: number, tell: (finding: Finding) => void): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const add = (finding: Finding) => {
    findings.push(finding);
    tell(finding);
  };
  const perSecond = (what: string, figures: LoadFigures, min: number | null) =>
    add({ what, figure: figures.perSecond, unit: '/s', goal: min === null ? null : { min }, note: told(figures) });
  const share = (what: string, part: LoadFigures, whole: LoadFigures, min: number) =>
    add({ what, figure: (part.perSecond / whole.perSecond) * 100, unit: '%', goal: { min }, note: '' });

  const shop = await openShop();
  try {
    await (await shop.startServer()).stop();
    const server = await shop.startServer();
    const connections = CONNECTIONS;
    const note = 'process to first correct answer, the database up';
    add({ what: 'Start', figure: server.startedWithin, unit: 'ms', goal: { max: 700 }, note });
    await takeOvenLimitAway(shop);
    const memory = (what: string, max: number) =>
      add({ what, figure: memoryMegabytes(server.pid), unit: 'MB', goal: { max }, note: 'resident' });
    memory('Memory when idle', 130);

    const connection = await openConnection(server);
    const order = await chooseOrder(connection, server.port);
    const cookie = await staffCookie(shop.pool);
    const cartCookie = await fillNewCart(connection, order);
    connection.close();
    const last = 'from the request to the last listener, the slowest order';
    const hear = async (what: string, desk: BenchProcess, max: number) => {
      const fanOut = { target: server, desk, cookie, order, listeners: LISTENERS, orders: FAN_OUT_ORDERS };
      add({ what, figure: Math.max(...(await measureFanOut(fanOut))), unit: 'ms', goal: { max }, note: last });
    };
    await hear('An order on 500 desks', server, 250);
    const other = await shop.startServer();
    await hear('An order on 500 desks at another process', other, 1000);
    await other.stop();

    const asked = { server, connections, seconds };
    for (const [what, path, min] of [
      ['Catalogue', '/api/catalogue', 80],
      ['Page «products» for guests', '/products', 60],
      ['Page «home» for guests', '/', 60],
    ] as const) {
      const { figures, bare, bytes } = await compareAnswers({ ...asked, path });
      perSecond(`${what}, bare Node, ${(bytes / 1000).toFixed(1)} kB`, bare, null);
      perSecond(what, figures, null);
      share(`${what}, of bare Node`, figures, bare, min);
    }
    const rendering = { ...asked, path: '/products' };
    const rendered = await measureAnswers({ ...rendering, cookie: STRANGE_COOKIE });
    perSecond('Page «products», rendered', rendered, 500);
    const withCart = await measureAnswers({ ...rendering, cookie: cartCookie });
    perSecond('Page «products» for a guest with a cart', withCart, null);

    const ordering = { servers: [server], order, connections, seconds };
    perSecond('Change of a cart', await measureCartChanges(ordering), 3000);
    perSecond('Whole checkout of a guest', await measureCheckout(ordering), 500);
    const placing = await measurePlacing(ordering, PLACED_MAX);
    const raw = await measureRawOrders(shop.pool, connections, seconds);
    perSecond('Order placed', placing, 1500);
    add({ what: 'Order placed, p99', figure: placing.p99, unit: 'ms', goal: { max: 60 }, note: '' });
    perSecond('The same rows written in one round trip', raw, null);
    share('Order placed, of the raw limit', placing, raw, 20);
    memory('Memory after the load', 250);
    return findings;
  } finally {
    await shop.close();
  }
}
