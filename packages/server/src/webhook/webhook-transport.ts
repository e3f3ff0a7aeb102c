import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { TryAnswer } from '@ofenpost/core/webhook/webhook-delivery';
import { isPublicAddress, isPublicTarget } from '@ofenpost/core/webhook/webhook-target';

/** A receiver that has not answered by then has failed, in ms. */
const ANSWERED_WITHIN_MS = 15_000;
/** No more of an answer is read. */
const ANSWER_BYTES_MAX = 4096;
const ANSWER_SHOWN = 1000;

/** A try, with the beginning of the answer, or why there was none. */
export type Sent = TryAnswer & { readonly answer: string; readonly milliseconds: number };

type Outgoing = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
};

export type WebhookTransport = { send(outgoing: Outgoing): Promise<Sent> };

class RefusedTarget extends Error {
  override readonly name = 'RefusedTarget';
  readonly code = 'ETARGET';
}

/** Resolves a name to all of its addresses, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The lookup of the connection itself, so that the address that was checked is the one that is connected to: a name
 * that resolves to another one a moment later gains nothing. One address inside the network refuses the name.
 */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const refused =
        error ?? (addresses.some(({ address }) => !isPublicAddress(address)) ? new RefusedTarget('not public') : null);
      const [first] = refused === null ? addresses : [];
      if (first === undefined) callback(refused ?? new RefusedTarget('no address'), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** PostgreSQL stores no zero character. */
const shownText = (bytes: readonly Buffer[]): string =>
  Buffer.concat(bytes).toString('utf8').replaceAll('\0', '').slice(0, ANSWER_SHOWN);

/** Sends one request over a connection of its own, follows no redirect and reads a little of the answer. */
function post(
  { url, headers, body, signal }: Outgoing,
  lookupOnly: { readonly lookup?: LookupFunction },
): Promise<Omit<Sent, 'milliseconds'>> {
  const target = new URL(url);
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    const sent = request(
      target,
      {
        method: 'POST',
        agent: false,
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Ofenpost-Webhooks' },
        ...lookupOnly,
      },
      (response) => {
        const read: Buffer[] = [];
        let bytes = 0;
        const end = () => {
          const { statusCode = null, headers: answered } = response;
          done({ status: statusCode, retryAfter: answered['retry-after'] ?? null, answer: shownText(read) });
          sent.destroy();
        };
        response.on('data', (chunk: Buffer) => {
          read.push(chunk.subarray(0, ANSWER_BYTES_MAX - bytes));
          bytes += chunk.length;
          if (bytes >= ANSWER_BYTES_MAX) end();
        });
        response.on('end', end);
        response.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

type Options = {
  /** Whether addresses inside the own network are allowed, and without https. */
  readonly allowsPrivate: boolean;
  readonly answeredWithinMs?: number;
  readonly resolve?: Resolve;
};

/**
 * Sends to receivers. Their addresses are checked before each try, names when they are resolved. Source: Standard
 * Webhooks 1.0.0; OWASP, "Server-Side Request Forgery Prevention".
 */
export const createWebhookTransport = ({
  allowsPrivate,
  answeredWithinMs = ANSWERED_WITHIN_MS,
  resolve = lookup,
}: Options): WebhookTransport => ({
  async send(outgoing) {
    const began = performance.now();
    const took = () => Math.round(performance.now() - began);
    // As it is connected to, whatever its form was.
    if (!allowsPrivate && !isPublicTarget(new URL(outgoing.url).href))
      return { status: null, retryAfter: null, answer: 'ETARGET', milliseconds: 0 };
    const timeout = AbortSignal.timeout(answeredWithinMs);
    try {
      const signal = AbortSignal.any([outgoing.signal, timeout]);
      return {
        ...(await post({ ...outgoing, signal }, allowsPrivate ? {} : { lookup: publicLookup(resolve) })),
        milliseconds: took(),
      };
    } catch (error) {
      // The process ends: the job is done anew by another one.
      if (outgoing.signal.aborted) throw error;
      const answer = timeout.aborted ? 'ETIMEDOUT' : codeOf(error);
      return { status: null, retryAfter: null, answer, milliseconds: took() };
    }
  },
});
