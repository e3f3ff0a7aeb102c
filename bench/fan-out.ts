import type { Socket } from 'node:net';
import { type Target, openConnection, openSocket, requestBytes } from './connection.ts';
import { type GuestOrder, fillNewCart, orderRequest, send } from './guest.ts';
import { readHead } from './http-answer.ts';

const SETTLED_MS = 300;

/** A member of staff with the order desk open. */
type Listener = {
  /** Resolves with the time at which this text arrives. */
  listens(text: string): Promise<number>;
  close(): void;
};

async function openListener(target: Target, cookie: string): Promise<Listener> {
  const socket: Socket = await openSocket(target);
  let received: Buffer = Buffer.alloc(0);
  let awaited = { text: '', received: Promise.withResolvers<number>() };
  const begun = Promise.withResolvers<void>();
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    const head = readHead(received);
    if (head?.status === 200) begun.resolve();
    else if (head !== null) begun.reject(new Error(head.head));
    if (awaited.text !== '' && received.includes(awaited.text)) awaited.received.resolve(performance.now());
  });
  socket.write(requestBytes('GET', '/api/desk/orders/events', { cookie }));
  await begun.promise;
  return {
    listens: (text) => {
      received = Buffer.alloc(0);
      awaited = { text, received: Promise.withResolvers() };
      return awaited.received.promise;
    },
    close: () => void socket.destroy(),
  };
}

type FanOut = {
  /** The server that gets the orders. */
  readonly target: Target;
  /** The servers to which staff are connected. */
  readonly board: Target;
  /** The cookie of a member of staff. */
  readonly cookie: string;
  readonly order: GuestOrder;
  readonly listeners: number;
  readonly orders: number;
};

/** Milliseconds from the request of an order to its first and to its last listener. */
export type Arrival = { readonly first: number; readonly last: number };

/** One arrival for each order. */
export async function measureFanOut({
  target,
  board,
  cookie,
  order,
  listeners: count,
  orders,
}: FanOut): Promise<readonly Arrival[]> {
  const listeners = await Promise.all(Array.from({ length: count }, () => openListener(board, cookie)));
  const connection = await openConnection(target);
  const arrivals: Arrival[] = [];
  for (let index = 0; index < orders; index += 1) {
    const guest = await fillNewCart(connection, order);
    const remark = `Bestellung ${index} der Messung`;
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const incoming = listeners.map((listener) => listener.listens(remark));
    const begun = performance.now();
    await send(connection, orderRequest(guest, { ...order, draft: { ...order.draft, remark } }));
    const moments = await Promise.all(incoming);
    arrivals.push({ first: Math.min(...moments) - begun, last: Math.max(...moments) - begun });
  }
  connection.close();
  for (const listener of listeners) listener.close();
  return arrivals;
}
