import { STRANGE_COOKIE, compareAnswers, comparePlainReact, measureAnswers } from './answering.ts';
import type { BenchProcess } from './bench-process.ts';
import { openConnection } from './connection.ts';
import { measureFanOut } from './fan-out.ts';
import type { Finding } from './finding.ts';
import { chooseOrder, fillNewCart } from './guest.ts';
import { type LoadFigures, sentAwayText } from './load.ts';
import { measureCartChanges, measureCheckout, measureOrderContext } from './ordering.ts';
import { emptyNodeStart, memoryMegabytes } from './process-figures.ts';
import { measureRawOrders } from './raw-orders.ts';
import { openShop, takeOvenLimitAway } from './shop-under-load.ts';
import { staffCookie } from './staff.ts';

const CONNECTIONS = 32;
const LISTENERS = 500;
const FAN_OUT_ORDERS = 10;
/** More orders than any server places in a second. */
const PLACED_MAX = 2_500;

const noteOf = (figures: LoadFigures): string =>
  `p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms, ${(figures.cpu * 1000).toFixed(0)} µs of the processor each${sentAwayText(figures)}`;

/** Measures every figure of the table in one run. `tell` gets each one as soon as it is known. */
export async function measureShop(seconds: number, report: (finding: Finding) => void): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const add = (finding: Finding) => {
    findings.push(finding);
    report(finding);
  };
  const perSecond = (what: string, figures: LoadFigures) =>
    add({ what, figure: figures.perSecond, unit: '/s', goal: null, note: noteOf(figures) });
  const share = (what: string, part: LoadFigures, whole: LoadFigures, min: number, unit: '%' | '×' = '%') => {
    const ratio = part.perSecond / whole.perSecond;
    add({ what, figure: unit === '%' ? ratio * 100 : ratio, unit, goal: { min }, note: '' });
  };

  const shop = await openShop();
  try {
    await (await shop.startServer()).stop();
    const server = await shop.startServer();
    const connections = CONNECTIONS;
    const empty = emptyNodeStart();
    add({ what: 'Start of an empty Node process', figure: empty, unit: 'ms', goal: null, note: 'from start to end' });
    const note = 'process to first correct answer, the database up';
    add({ what: 'Start', figure: server.startedWithin, unit: 'ms', goal: null, note });
    add({
      what: 'Start, of an empty Node process',
      figure: server.startedWithin / empty,
      unit: '×',
      goal: { max: 10 },
      note: '',
    });
    await takeOvenLimitAway(shop);
    const memory = (what: string): number => {
      const figure = memoryMegabytes(server.pid);
      add({ what, figure, unit: 'MB', goal: null, note: 'resident' });
      return figure;
    };
    const idle = memory('Memory when idle');

    const connection = await openConnection(server);
    const order = await chooseOrder(connection, server.port);
    const cookie = await staffCookie(shop.pool);
    const cartCookie = await fillNewCart(connection, order);
    connection.close();
    const measureBoards = async (what: string, board: BenchProcess) => {
      const fanOut = { target: server, board, cookie, order, listeners: LISTENERS, orders: FAN_OUT_ORDERS };
      const arrivals = await measureFanOut(fanOut);
      const slowest = arrivals.reduce((one, other) => (other.last > one.last ? other : one));
      const arrival = 'from the request, the slowest order';
      add({ what: `${what}, the first`, figure: slowest.first, unit: 'ms', goal: null, note: arrival });
      add({ what: `${what}, the last`, figure: slowest.last, unit: 'ms', goal: null, note: arrival });
      const ratio = slowest.last / slowest.first;
      add({ what: `${what}, last of first`, figure: ratio, unit: '×', goal: { max: 10 }, note: '' });
    };
    await measureBoards('An order on 500 desks', server);
    const other = await shop.startServer();
    await measureBoards('An order on 500 desks at another process', other);
    await other.stop();

    const requested = { server, connections, seconds };
    for (const [what, path, min] of [
      ['Catalogue', '/api/catalogue', 90],
      ['Page «products» for guests', '/products', 80],
      ['Page «home» for guests', '/', 80],
    ] as const) {
      const { figures, bare, bytes } = await compareAnswers({ ...requested, path });
      perSecond(`${what}, bare Node, ${(bytes / 1000).toFixed(1)} kB`, bare);
      perSecond(what, figures);
      share(`${what}, of bare Node`, figures, bare, min);
    }
    const rendering = { ...requested, path: '/products', cookie: STRANGE_COOKIE };
    const { figures: rendered, bare: plain } = await comparePlainReact(rendering);
    perSecond('60 cards, rendered by plain React', plain);
    perSecond('Page «products», rendered', rendered);
    share('Page «products» rendered, of plain React', rendered, plain, 100 / 3);
    perSecond('Page «products» for a guest with a cart', await measureAnswers({ ...rendering, cookie: cartCookie }));

    const ordering = { servers: [server], order, connections, seconds };
    const changing = await measureCartChanges(ordering);
    perSecond('Change of a cart', changing);
    const checkout = await measureCheckout(ordering);
    perSecond('Whole checkout of a guest', checkout);
    const orderContext = await measureOrderContext(ordering, PLACED_MAX);
    perSecond('Order placed', orderContext);
    const raw = await measureRawOrders(shop.pool, connections, seconds);
    perSecond('The same rows written in one round trip', raw);
    share('Order placed, of the raw limit', orderContext, raw, 60);
    share('Whole checkout, of the order placed', checkout, orderContext, 60);
    share('Change of a cart, of the order placed', changing, orderContext, 2.5, '×');
    const loaded = memory('Memory after the load');
    add({
      what: 'Memory after the load, of the idle one',
      figure: loaded / idle,
      unit: '×',
      goal: { max: 2.2 },
      note: '',
    });
    return findings;
  } finally {
    await shop.close();
  }
}
