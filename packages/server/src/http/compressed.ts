import { brotliCompressSync, constants } from 'node:zlib';
import type { Context } from 'hono';

type Bytes = Uint8Array<ArrayBuffer>;

/** A body that is compressed once and sent many times. */
export type CompressedBody = { readonly plain: Bytes; readonly brotli: Bytes };

export function compressBody(content: Uint8Array | string): CompressedBody {
  const plain = new Uint8Array(Buffer.from(content));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { plain, brotli: new Uint8Array(brotliCompressSync(plain, { params })) };
}

/** Sends the brotli form to who takes it. */
export function sendCompressed(context: Context, { plain, brotli }: CompressedBody, headers: Record<string, string>): Response {
  const takesBrotli = context.req.header('accept-encoding')?.includes('br') === true;
  return context.body(takesBrotli ? brotli : plain, 200, {
    ...headers,
    vary: 'accept-encoding',
    ...(takesBrotli ? { 'content-encoding': 'br' } : {}),
  });
}
