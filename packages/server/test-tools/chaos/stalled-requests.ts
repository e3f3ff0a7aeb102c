import { type Socket, connect } from 'node:net';

/** Connections that hold resources of the server and do nothing. */
export type StalledRequests = {
  /** The number of connections that are still open. */
  readonly open: () => number;
  readonly end: () => void;
};

const TRICKLE_EVERY_MS = 1_000;

/** What is sent at first, and whether one byte follows every second. */
type Request = { readonly head: string; readonly trickles: boolean };

/** Sends each request over its own connection and reads no answer. */
export function stall(url: string, requests: readonly Request[]): StalledRequests {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const trickling = new Set<Socket>();
  for (const { head, trickles } of requests) {
    const socket = connect(Number(port), hostname).pause();
    sockets.add(socket);
    if (trickles) trickling.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.write(head);
  }
  const timer = setInterval(() => {
    for (const socket of trickling) if (socket.writable) socket.write('0');
  }, TRICKLE_EVERY_MS);
  return {
    open: () => sockets.size,
    end: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A request whose answer is not read. */
export const download = (url: string, path: string, cookie: string): Request => ({
  head: `GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\ncookie: ${cookie}\r\n\r\n`,
  trickles: false,
});

/** A body of 200 kB that is sent one byte a second. */
export const upload = (url: string, path: string, { cookie, type }: { cookie: string; type: string }): Request => ({
  head:
    `POST ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\norigin: ${url}\r\ncookie: ${cookie}\r\n` +
    `content-type: ${type}\r\ncontent-length: 200000\r\n\r\n`,
  trickles: true,
});
