import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What stands before several servers and sends nobody to one that says that it is not ready. It tries nothing twice. */
export type Balancer = {
  /** Sends to these servers from now on. */
  serve(urls: readonly string[]): void;
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 100;
/** Answers 502 where a server does not answer, as proxies do. */
const NOBODY_ANSWERED = 502;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function startBalancer(port: number): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let urls: readonly string[] = [];
  let ready: readonly string[] = [];
  let turn = 0;
  let isOpen = true;

  const server = createServer((asked, response) => {
    const target = ready[(turn += 1) % Math.max(1, ready.length)];
    if (target === undefined) {
      response.writeHead(503).end('nobody is ready');
      return;
    }
    const passedOn = request(new URL(asked.url ?? '/', target), {
      agent,
      method: asked.method,
      headers: asked.headers,
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
    asked.pipe(passedOn);
  }).listen(port, 'localhost');
  await once(server, 'listening');

  const look = async () => {
    const answers = await Promise.all(urls.map(isReady));
    ready = urls.filter((_, index) => answers[index]);
  };
  const looking = (async () => {
    for (; isOpen; await sleep(LOOK_EVERY_MS)) await look();
  })();

  return {
    serve: (served) => {
      urls = served;
    },
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
