import { once } from 'node:events';
import { type Server, type Socket, connect, createServer } from 'node:net';

/** A TCP proxy with a fixed port in front of a server whose port may change. */
export type Gate = {
  readonly port: number;
  /** Connects to this port from now on. */
  lead(port: number): void;
  /** Refuses connections, as a port at which nothing listens. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Breaks every connection, as a dead router does. */
  cut(): number;
  /** Forwards nothing from now on without closing anything, as a network whose other end has vanished. */
  connectionTimeout(): void;
  /** Forwards the data of new connections again. */
  unsilence(): void;
};

export async function createGate(port: number): Promise<Gate> {
  const pairs = new Map<Socket, Socket>();
  let target = 0;
  let server: Server | null = null;
  let isSilent = false;

  const cut = (): number => {
    const count = pairs.size;
    for (const [inner, outer] of pairs) {
      inner.resetAndDestroy();
      outer.resetAndDestroy();
    }
    pairs.clear();
    return count;
  };
  const open = async (): Promise<void> => {
    server = createServer((inner) => {
      const outer = connect(target, '127.0.0.1');
      pairs.set(inner, outer);
      const end = () => {
        pairs.delete(inner);
        inner.destroy();
        outer.destroy();
      };
      for (const socket of [inner, outer]) socket.on('error', end).on('close', end);
      if (!isSilent) inner.pipe(outer).pipe(inner);
    }).listen(port, 'localhost');
    await once(server, 'listening');
  };
  await open();
  return {
    port,
    lead: (to) => {
      target = to;
    },
    shut: async () => {
      const closed = server;
      server = null;
      closed?.close();
      cut();
      if (closed?.listening === true) await once(closed, 'close');
    },
    open,
    cut,
    connectionTimeout: () => {
      isSilent = true;
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause();
    },
    unsilence: () => {
      isSilent = false;
    },
  };
}
