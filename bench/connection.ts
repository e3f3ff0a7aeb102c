import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { type HttpAnswer, readAnswer } from './http-answer.ts';

/**
 * A connection that stays open and carries one request after the other. Written on the bare socket: Node's own client
 * would need more processor time than the server that it measures.
 */
export type Connection = {
  send(request: Buffer): Promise<HttpAnswer>;
  close(): void;
};

export type Target = { readonly port: number };

export async function openSocket({ port }: Target): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}

export async function openConnection(target: Target): Promise<Connection> {
  const socket = await openSocket(target);
  let received: Buffer = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<HttpAnswer> | null = null;

  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    const read = readAnswer(received);
    if (read === null) return;
    received = read.rest;
    waiting?.resolve(read.answer);
    waiting = null;
  });
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail).on('close', () => fail(new Error('The server closed the connection.')));

  return {
    send: (request) => {
      waiting = Promise.withResolvers();
      // Servers close a connection that was idle for some seconds.
      if (socket.destroyed) fail(new Error('The server has closed the connection.'));
      socket.write(request);
      return waiting.promise;
    },
    close: () => void socket.destroy(),
  };
}

type RequestParts = { readonly cookie?: string; readonly body?: unknown };

/** A request's bytes. Like every browser it accepts brotli. */
export function requestBytes(method: string, path: string, { cookie = '', body }: RequestParts = {}): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'accept-encoding: gzip, br',
    ...(cookie === '' ? [] : [`cookie: ${cookie}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
