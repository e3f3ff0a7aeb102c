import { once } from 'node:events';
import { type RequestListener, type Server, type ServerOptions, type ServerResponse, createServer } from 'node:http';
import { Socket } from 'node:net';
import type { Configuration } from '../configuration/configuration.ts';
import { hasCode, StartupError } from '../configuration/error.ts';
import { overflowAnswer } from './header-overflow.ts';
import { hasInvalidHost } from './host-check.ts';

/** The port on which this process listens. */
export type HttpServer = {
  /** Lets `listener` answer requests from now on. */
  answer(listener: RequestListener): void;
  /** From now on each answer closes its connection, so that the client's next request reaches another process. */
  sendAway(): void;
  /** Accepts no new requests and gives those under way some time to finish. */
  close(): Promise<void>;
};

const FINISH_WITHIN_MS = 10_000;
const LOOK_FOR_IDLE_MS = 100;

/**
 * In milliseconds: longer than any proxy keeps an idle connection (Caddy 120 s, nginx 60 s). If the server closed it
 * first, a request could just be under way on it.
 */
const IDLE_MS = 130_000;

/**
 * In milliseconds: a reader on a train takes some of an answer in this time; waiting longer would hold the server's
 * memory and files.
 */
const STALLED_MS = 30_000;

/** Closes the connection of a reader who stalls. Without data to send, as in a live answer, nobody stalls. */
function endStalled(this: ServerResponse): void {
  if (this.socket !== null && this.socket.writableLength > 0) this.socket.destroy();
}

/** The first socket that is handed over. Source: sd_listen_fds(3), SD_LISTEN_FDS_START. */
const HANDED_OVER_SOCKET = 3;

/** What Node's parser refuses, and the answer. Source: Node.js, event 'clientError'. */
const REFUSALS: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', ''],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', ''],
};

type ClientError = NodeJS.ErrnoException & { readonly rawPacket?: Uint8Array };

/** Answers as Node does by itself, but says what helps where somebody reads it. */
function refuse(error: ClientError, socket: Socket, answer: ServerResponse | undefined): void {
  const { code = '', rawPacket } = error;
  const isOverflow = code === 'HPE_HEADER_OVERFLOW';
  const [status, text] = isOverflow ? overflowAnswer(rawPacket) : (REFUSALS[code] ?? ['400 Bad Request', '']);
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n`;
  // The rest of an answer under way must not be mixed with another one.
  const isAnswering = answer !== undefined && answer.headersSent && !answer.writableFinished;
  if (socket.writable && !isAnswering) socket.write(`${head}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  socket.destroySoon();
}

type RequestLimits = Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'> & {
  /** How long a reader may take none of the data that is ready, in milliseconds. */
  readonly stalledMs?: number;
};
type Address = Pick<Configuration, 'host' | 'port'> &
  Partial<Pick<Configuration, 'socketFor'>> & {
    /** The names of the environment variables for the error message. */
    readonly names?: readonly [host: string, port: string];
  };

/**
 * Slower clients are disconnected, so that none occupies the server by sending nothing. A minute is enough for the
 * largest body over a bad network. Node's parser refuses the rest: more than 16 kB of headers, two lengths of one body.
 * Source: OWASP ASVS 5, 4.2.1 and 15.2.2.
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

/** The reason why the port cannot be used, for the operator. */
function explain(error: unknown, { host, port, names: [HOST, PORT] = ['HOST', 'PORT'] }: Address): unknown {
  if (hasCode(error, 'EADDRINUSE')) return new StartupError(`${PORT}: ${port} ist schon belegt.`);
  if (hasCode(error, 'EACCES')) return new StartupError(`${PORT}: ${port} darf dieser Benutzer nicht öffnen.`);
  if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND'))
    return new StartupError(`${HOST}: ${host} gehört nicht diesem Rechner.`);
  return error;
}

/** Lets requests under way finish, and closes each connection as soon as it is idle. */
async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS);
  const closingTimer = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
  await closed;
  clearInterval(looking);
  clearTimeout(closingTimer);
}

/**
 * Takes the port before anything else is started, so that an occupied one fails early. A socket that is handed over is
 * read only when requests can be answered: until then clients wait in its queue instead of being refused.
 */
export async function listen(
  address: Address,
  { stalledMs = STALLED_MS, ...limits }: RequestLimits = REQUEST_LIMITS,
): Promise<HttpServer> {
  let current = answerStarting;
  let sendsAway = false;
  /** The last answer of each connection. */
  const answers = new WeakMap<object, ServerResponse>();
  const server = createServer({ ...limits, keepAliveTimeout: IDLE_MS }, (request, response) => {
    response.setTimeout(stalledMs, endStalled);
    answers.set(request.socket, response);
    if (sendsAway) response.setHeader('connection', 'close');
    if (hasInvalidHost(request.rawHeaders)) response.writeHead(400, { connection: 'close' }).end();
    else current(request, response);
  });
  server.on('clientError', (error, socket) => {
    if (socket instanceof Socket) refuse(error, socket, answers.get(socket));
    else socket.destroy();
  });
  // Their total size is limited. A limit of their number would drop the last ones silently, such as those that a proxy
  // adds.
  server.maxHeadersCount = 0;
  const isHandedOver = address.socketFor === process.pid;
  if (!isHandedOver) {
    server.listen({ host: address.host, port: address.port });
    await once(server, 'listening').catch((error: unknown) => {
      throw explain(error, address);
    });
  }
  return {
    answer: (listener) => {
      current = listener;
      if (isHandedOver) server.listen({ fd: HANDED_OVER_SOCKET });
    },
    sendAway: () => {
      sendsAway = true;
    },
    close: () => closeServer(server),
  };
}
