import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http';
import type { FuzzRequest } from './fuzz-request.ts';

export type FuzzAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly milliseconds: number;
};

/** A stream never ends, so its head is the answer. */
const isStream = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

/** Sends a request byte for byte. Rejects when there is no complete answer in time. */
export function createSender(origin: string, answeredWithinMs: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });

  const send = ({ method, target, headers, body }: FuzzRequest, cookie: string): Promise<FuzzAnswer> => {
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const own = { origin, ...(cookie === '' ? {} : { cookie }), 'content-length': `${body?.byteLength ?? 0}` };
      const requested = ask({ hostname, port, agent, method, path: target, headers: { ...own, ...headers } });
      const late = setTimeout(() => requested.destroy(new Error('no answer in time')), answeredWithinMs);
      requested.on('error', (error) => {
        clearTimeout(late);
        reject(error);
      });
      requested.on('response', (response) => {
        const chunks: Buffer[] = [];
        const end = () => {
          clearTimeout(late);
          const milliseconds = performance.now() - start;
          const { statusCode = 0, headers: answered } = response;
          resolve({
            status: statusCode,
            headers: answered,
            body: Buffer.concat(chunks).toString('utf8'),
            milliseconds,
          });
        };
        response.on('error', reject);
        if (isStream(response)) {
          end();
          requested.destroy();
          return;
        }
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', end);
      });
      requested.end(body ?? undefined);
    });
  };
  return { send, close: () => agent.destroy() };
}
