import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';

const compress = promisify(brotliCompress);

type Bytes = Uint8Array<ArrayBuffer>;

/** A body that is compressed once and sent many times. */
export type CompressedBody = { readonly plain: Bytes; readonly brotli: Bytes };

/** Best for what is sent often; quick for what is made for one request. */
const QUALITY = { often: 9, once: 4 } as const;
/** Smaller answers gain nothing. */
const ONCE_BYTES_MIN = 1_400;
const TEXT_TYPES = /^(text\/html|application\/json)/;

const brotliOf = async (content: Uint8Array | string, quality: number): Promise<Bytes> =>
  new Uint8Array(await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));

export const compressBody = async (content: Uint8Array | string): Promise<CompressedBody> => ({
  plain: new Uint8Array(Buffer.from(content)),
  brotli: await brotliOf(content, QUALITY.often),
});

const takesBrotli = (context: Context): boolean => /\bbr\b/.test(context.req.header('accept-encoding') ?? '');

/** Sends the brotli form to who takes it. */
export function sendCompressed(
  context: Context,
  { plain, brotli }: CompressedBody,
  headers: Record<string, string>,
): Response {
  const isCompressed = takesBrotli(context);
  return context.body(isCompressed ? brotli : plain, 200, {
    ...headers,
    vary: 'accept-encoding',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
}

/** Compresses pages and data on their way; what comes compressed, and streams, stay as they are. */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const { res } = context;
  const isText = TEXT_TYPES.test(res.headers.get('content-type') ?? '') && !res.headers.has('content-encoding');
  if (!isText || res.body === null) return;
  res.headers.append('vary', 'accept-encoding');
  if (!takesBrotli(context)) return;
  const content = await res.arrayBuffer();
  const { status, headers } = res;
  if (content.byteLength < ONCE_BYTES_MIN) {
    context.res = new Response(content, { status, headers });
    return;
  }
  headers.set('content-encoding', 'br');
  headers.delete('content-length');
  context.res = new Response(await brotliOf(new Uint8Array(content), QUALITY.once), { status, headers });
};
