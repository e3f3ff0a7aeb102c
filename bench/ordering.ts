import type { BenchProcess } from './bench-process.ts';
import { type Connection, openConnection, requestBytes } from './connection.ts';
import { type GuestOrder, fillNewCart, orderRequest, send } from './guest.ts';
import { type LoadFigures, measureLoad, warmUpSeconds } from './load.ts';

type Ordering = {
  readonly servers: readonly BenchProcess[];
  readonly order: GuestOrder;
  readonly connections: number;
  readonly seconds: number;
  readonly databasePids?: readonly number[];
};

const common = (
  { servers, connections, seconds, databasePids = [] }: Ordering,
  [target]: readonly BenchProcess[] = servers,
) => {
  if (target === undefined) throw new Error('No server is running.');
  return { target, pids: servers.map(({ pid }) => pid), databasePids, connections, seconds };
};

async function fillCarts({ servers: [server], order, connections }: Ordering, count: number): Promise<string[]> {
  if (server === undefined) return [];
  const cookies: string[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(server);
      while (begun < count) {
        begun += 1;
        cookies.push(await fillNewCart(connection, order));
      }
      connection.close();
    }),
  );
  return cookies;
}

/** From a full cart to the committed order; each guest orders once. */
export async function measureOrderContext(ordering: Ordering, perSecondMax: number): Promise<LoadFigures> {
  const cookies = await fillCarts(
    ordering,
    Math.ceil(perSecondMax * (ordering.seconds + warmUpSeconds(ordering.seconds))),
  );
  return measureLoad({
    ...common(ordering),
    step: async (connection) => {
      const cookie = cookies.pop();
      if (cookie === undefined) return false;
      await send(connection, orderRequest(cookie, ordering.order));
      return true;
    },
  });
}

/** A new guest puts two items into the cart and orders: three requests. */
export const measureCheckout = (ordering: Ordering): Promise<LoadFigures> =>
  measureLoad({
    ...common(ordering),
    step: async (connection) => {
      const cookie = await fillNewCart(connection, ordering.order);
      await send(connection, orderRequest(cookie, ordering.order));
      return true;
    },
  });

type CartAnswer = { readonly productCart: readonly { readonly id: string }[] };

/** Each connection is a guest who changes the amount of an item back and forth. */
export function measureCartChanges(ordering: Ordering): Promise<LoadFigures> {
  const guests = new Map<Connection, { readonly requests: readonly Buffer[]; count: number }>();
  const join = async (connection: Connection) => {
    const cookie = await fillNewCart(connection, ordering.order);
    const { productCart } = await send<CartAnswer>(connection, requestBytes('GET', '/api/cart', { cookie }));
    const path = `/api/cart/items/${productCart[0]?.id}`;
    const guest = {
      requests: [3, 2].map((amount) => requestBytes('PATCH', path, { cookie, body: { amount } })),
      count: 0,
    };
    guests.set(connection, guest);
    return guest;
  };
  return measureLoad({
    ...common(ordering),
    step: async (connection) => {
      const guest = guests.get(connection) ?? (await join(connection));
      guest.count += 1;
      const request = guest.requests[guest.count % guest.requests.length];
      if (request !== undefined) await send(connection, request);
      return true;
    },
  });
}
