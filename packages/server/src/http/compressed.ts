import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './app.ts';

/** Replaces the answer. Hono by itself would copy the headers of the old one onto it. */
export function replaceResponse(context: Context, answer: Response): void {
  context.res = undefined;
  context.res = answer;
}

const [compress, decompress, zip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

type Bytes = Uint8Array<ArrayBuffer>;

/** A body that is compressed once and sent many times. */
export type CompressedBody = { readonly plain: Bytes; readonly brotli: Bytes; readonly gzip?: Bytes };

/**
 * The highest quality for answers that are cached, in a thread of its own: 11 takes three times as long as 10, 150 ms
 * for the page of products, and makes it a sixtieth smaller; 10 takes ten times as long as 9 and makes it a twelfth
 * smaller. An
 * answer for one request gets the fast one, which takes a sixth of the time of quality 4 and makes a page a tenth longer.
 */
const QUALITY = { most: 11, often: 9, once: 1 } as const;
/** Up to this size another thread costs more than compressing at once. */
const AT_ONCE_BYTES_MAX = 512 * 1024;
/** Smaller answers gain nothing from compression. */
const ONCE_BYTES_MIN = 1_400;
/** The maximum bytes of one UTF-16 unit. */
const UTF8_BYTES_MAX = 3;
/** The size of an output chunk: a page fits into one, so nothing has to be concatenated. */
const PIECE_BYTES = 24 * 1024;
const TEXT_TYPES = /^(text\/html|application\/json)/;

const optionsOf = (quality: number): BrotliOptions => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** For a cached answer. */
export const compressForMany = async (content: Bytes | string): Promise<Bytes> =>
  new Uint8Array(await compress(content, optionsOf(QUALITY.most)));

const brotliOnce = (content: Bytes): Bytes | Promise<Bytes> =>
  content.byteLength <= AT_ONCE_BYTES_MAX
    ? brotliCompressSync(content, { ...optionsOf(QUALITY.once), chunkSize: PIECE_BYTES })
    : compress(content, optionsOf(QUALITY.once));

/** The content of an answer that was compressed by brotli. */
export const decompressed = async (body: Bytes): Promise<Bytes> => new Uint8Array(await decompress(body));

export const gzipOnce = async (content: Bytes): Promise<Bytes> => new Uint8Array(await zip(content));

export const compressBody = async (content: Uint8Array | string): Promise<CompressedBody> => ({
  plain: new Uint8Array(Buffer.from(content)),
  brotli: new Uint8Array(await compress(content, optionsOf(QUALITY.often))),
  gzip: new Uint8Array(await zip(content)),
});

export type Encoding = 'br' | 'gzip';

const ENCODINGS = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
} as const;
/** All that are not named. */
const ANY = /(?:^|,)\s*\*\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/;

/** Codings know no case, and `q=0` refuses one. Source: RFC 9110, sections 8.4.1 and 12.5.3. */
function names(encoding: Encoding, acceptEncoding = ''): boolean {
  const found = ENCODINGS[encoding].exec(acceptEncoding) ?? ANY.exec(acceptEncoding);
  return found !== null && Number(found[1] ?? 1) > 0;
}
export const namesBrotli = (acceptEncoding?: string): boolean => names('br', acceptEncoding);

/** The better of the encodings that a client takes; null for none. */
export function encodingFor(context: Context): Encoding | null {
  const accepted = context.req.header('accept-encoding');
  if (namesBrotli(accepted)) return 'br';
  return names('gzip', accepted) ? 'gzip' : null;
}

/** Sends the smallest of the forms that a client accepts. */
export function sendCompressed(
  context: Context,
  { plain, brotli, gzip: zipped }: CompressedBody,
  headers: Record<string, string>,
): Response {
  const encoding = encodingFor(context);
  const body = encoding === 'br' ? brotli : encoding === 'gzip' ? zipped : undefined;
  return context.body(body ?? plain, 200, {
    ...headers,
    vary: 'accept-encoding',
    ...(body !== undefined && encoding !== null && { 'content-encoding': encoding }),
  });
}

const isText = ({ headers }: Response): boolean =>
  TEXT_TYPES.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');

function addVary({ headers }: Response): void {
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'accept-encoding');
}

/** Compresses pages and data; compressed answers and streams stay as they are. */
export const compressAnswers: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next();
  const { res } = context;
  const text = context.get('text');
  if (!isText(res) || (text === undefined && res.body === null)) return;
  addVary(res);
  const encoding = encodingFor(context);
  if (encoding === null || (typeof text === 'string' && text.length * UTF8_BYTES_MAX < ONCE_BYTES_MIN)) return;
  const content = typeof text === 'string' ? Buffer.from(text) : (text ?? new Uint8Array(await res.arrayBuffer()));
  const { status, headers } = res;
  const isWorthIt = content.byteLength >= ONCE_BYTES_MIN;
  if (isWorthIt) {
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
  }
  const compressOnce = encoding === 'br' ? brotliOnce : gzipOnce;
  const body = isWorthIt ? await compressOnce(content) : content;
  replaceResponse(context, new Response(body, { status, headers }));
};
