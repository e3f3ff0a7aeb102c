import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** A third-party server on this machine that records what browsers send to it. */
export type Receiver = {
  readonly port: number;
  /** Returns the bodies sent to paths with this prefix. */
  received(path: string): readonly string[];
  close(): Promise<void>;
};

const GZIP = [0x1f, 0x8b];

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return (GZIP.every((byte, index) => body[index] === byte) ? gunzipSync(body) : body).toString('utf8');
}

export async function createReceiver(): Promise<Receiver> {
  const messages: { path: string; text: string }[] = [];
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': '*, content-type, x-sentry-auth',
      'content-type': 'application/json',
      // The pages are cross-origin isolated: responses of other origins are blocked without this header.
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end('{}');
    if (request.method !== 'POST') return;
    void readText(request).then((text) => messages.push({ path: request.url ?? '', text }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    received: (path) => messages.filter((message) => message.path.startsWith(path)).map(({ text }) => text),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
