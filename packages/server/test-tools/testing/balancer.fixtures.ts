import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A load balancer for several servers that sends no requests to one that is not ready. It retries nothing. */
export type Balancer = {
  /** Sends requests to these servers from now on; called once. */
  serve(urls: readonly string[]): void;
  /** Whether it currently sends requests to this server. */
  sendsTo(url: string): boolean;
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 100;
/** Answers 502 if a server does not answer, as proxies do. */
const NOBODY_ANSWERED = 502;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function startBalancer(port: number): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;
  let isOpen = true;

  const server = createServer((requested, response) => {
    const target = [...ready][(turn += 1) % Math.max(1, ready.size)];
    if (target === undefined) {
      response.writeHead(503).end('nobody is ready');
      return;
    }
    const passedOn = request(new URL(requested.url ?? '/', target), {
      agent,
      method: requested.method,
      headers: requested.headers,
    });
    passedOn.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? NOBODY_ANSWERED, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    passedOn.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(NOBODY_ANSWERED).end(error.message);
    });
    response.on('close', () => passedOn.destroy());
    requested.pipe(passedOn);
  }).listen(port, 'localhost');
  await once(server, 'listening');

  /** Each server is checked by itself: a slow one delays no other check. */
  const lookAfter = async (url: string) => {
    for (; isOpen; await sleep(LOOK_EVERY_MS)) {
      if (await isReady(url)) ready.add(url);
      else ready.delete(url);
    }
  };
  let looking: Promise<unknown> = Promise.resolve();

  return {
    serve: (urls) => {
      looking = Promise.all(urls.map(lookAfter));
    },
    sendsTo: (url) => ready.has(url),
    close: async () => {
      isOpen = false;
      await looking;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
