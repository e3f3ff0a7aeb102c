import { once } from 'node:events';
import { type RequestListener, type ServerOptions, createServer } from 'node:http';
import type { Configuration } from '../configuration/configuration.ts';
import { hasCode } from '../configuration/error-code.ts';
import { StartupError } from '../configuration/startup-error.ts';

/** The port that this process listens on. */
export type HttpServer = {
  /** From now on requests are answered by `listener`. */
  answer(listener: RequestListener): void;
  /** Takes no new requests and lets those under way finish for a while. */
  close(): Promise<void>;
};

const FINISH_WITHIN_MS = 5_000;

type RequestLimits = Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>;

/**
 * Who sends slower is cut off, so that nobody keeps the server busy by saying nothing. A minute is enough
 * for the largest body over a bad network. Node's parser refuses the rest: more than 16 kB of headers, two lengths of one
 * body. Source: OWASP ASVS 5, 4.2.1 and 15.2.2.
 */
const REQUEST_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies RequestLimits;

const answerStarting: RequestListener = (request, response) => {
  if (request.url === '/healthz') response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
  else
    response
      .writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' })
      .end('Der Server startet.');
};

/** Takes the port before anything else is started, so that one that is taken costs nothing. */
export async function listen(
  { host, port }: Pick<Configuration, 'host' | 'port'>,
  limits: RequestLimits = REQUEST_LIMITS,
): Promise<HttpServer> {
  let current = answerStarting;
  const server = createServer(limits, (request, response) => current(request, response));
  // The size limits them. A number would drop the last ones unsaid, such as those that a proxy adds.
  server.maxHeadersCount = 0;
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) throw new StartupError(`PORT: ${port} ist schon belegt.`);
    if (hasCode(error, 'EACCES')) throw new StartupError(`PORT: ${port} darf dieser Benutzer nicht öffnen.`);
    if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND'))
      throw new StartupError(`HOST: ${host} gehört nicht diesem Rechner.`);
    throw error;
  }
  return {
    answer: (listener) => {
      current = listener;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
      await closed;
      clearTimeout(patience);
    },
  };
}
