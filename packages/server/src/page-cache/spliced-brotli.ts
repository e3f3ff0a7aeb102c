import { promisify } from 'node:util';
import { BrotliCompress, brotliDecompress, constants } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** Bytes with gaps of fixed length, which are filled for each client. */
export type SplicedBytes = {
  readonly bytes: Buffer<ArrayBuffer>;
  /** The offsets of the gaps. */
  readonly gaps: readonly number[];
};

/**
 * A text whose pieces with an even index are constant; of the others only the length is. The first one is not empty.
 */
export type SplicedText = readonly string[];

/** Takes ten times as long as 9, and makes a page that everybody gets a twelfth smaller. */
const QUALITY = 10;
/** A window of 256 kB, which is a whole page; the default of 4 MB would be allocated for each encoder. */
const WINDOW_BITS = 18;
/**
 * The coding of a byte after a gap depends on the two bytes before it. Source: RFC 7932, section 7.1. So these belong
 * to the gap, though they are constant.
 */
const CONTEXT = 2;
/** The end of a stream: an empty last block. Source: RFC 7932, section 9.2. */
const LAST_BLOCK = Buffer.from([0b11]);
const BLOCK_MAX = 1 << 16;

/** The header of an uncompressed block. Source: RFC 7932, section 9.2. */
function plainBlockHeader(length: number): Buffer {
  if (length > BLOCK_MAX) throw new RangeError(`A gap of ${length} bytes is too long.`);
  // Not the last (1 bit), four nibbles (2 bits), the length minus one (16 bits), not compressed (1 bit), then padding.
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/**
 * Bytes that no page contains: control characters, and bytes that are invalid in UTF-8. Source: RFC 3629, section 1.
 * Their number is prime.
 */
const UNUSED = [
  ...range(0x00, 0x09),
  0x0b,
  ...range(0x0c, 0x0d),
  ...range(0x0e, 0x20),
  0x7f,
  0xc0,
  0xc1,
  ...range(0xf5, 0x100),
];

/**
 * Placeholder bytes that the encoder sees in a gap: each gap has its own step, so that no pair of bytes occurs twice,
 * and none occurs in the text. So no back-reference starts in a gap or leads into one.
 */
function noiseOf(gap: number, length: number): Buffer {
  if (gap >= UNUSED.length - 1 || length > UNUSED.length)
    throw new RangeError('There are too many gaps, or one is too long.');
  return Buffer.from(range(0, length).map((index) => UNUSED[(index * (gap + 1)) % UNUSED.length] ?? 0));
}

/** Compresses text piece by piece; each result ends at a byte boundary. It uses megabytes until it is closed. */
function createEncoder() {
  const encoder = new BrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
  });
  return {
    encode: async (piece: Buffer): Promise<Buffer> => {
      encoder.write(piece);
      await new Promise<void>((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve()));
      const bytes: unknown = encoder.read();
      return Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
    },
    close: () => void encoder.destroy(),
  };
}

/** A copy with `texts` in the gaps, each of the length of its gap. `copy`: a buffer to reuse. */
export function fillGaps(
  { bytes, gaps }: SplicedBytes,
  texts: readonly string[],
  copy: Buffer<ArrayBuffer> = Buffer.from(bytes),
): Buffer<ArrayBuffer> {
  for (const [index, gap] of gaps.entries()) copy.write(texts[index] ?? '', gap, 'latin1');
  return copy;
}

/** A compressed text followed by another constant one. */
export function withAppendedText(bytes: Buffer, following: Buffer): Buffer<ArrayBuffer> {
  const end = bytes.length - LAST_BLOCK.length;
  if (!bytes.subarray(end).equals(LAST_BLOCK)) throw new Error('A compressed text does not end with an empty block.');
  const blocks: Buffer[] = [bytes.subarray(0, end)];
  for (let at = 0; at < following.length; at += BLOCK_MAX) {
    const block = following.subarray(at, at + BLOCK_MAX);
    blocks.push(plainBlockHeader(block.length), block);
  }
  return Buffer.concat([...blocks, LAST_BLOCK]);
}

async function compressPieces(text: SplicedText, encode: (piece: Buffer) => Promise<Buffer>): Promise<SplicedBytes> {
  const blocks: Buffer[] = [];
  const gaps: number[] = [];
  let length = 0;
  const add = (block: Buffer) => {
    blocks.push(block);
    length += block.length;
  };
  let context = '';
  for (const [index, piece] of text.entries()) {
    if (index % 2 === 0) {
      const rest = piece.slice(context.length);
      if (rest !== '') add(await encode(Buffer.from(rest)));
      continue;
    }
    context = text[index + 1]?.slice(0, CONTEXT) ?? '';
    const plain = Buffer.from(piece + context);
    add(plainBlockHeader(plain.length));
    gaps.push(length);
    add(plain);
    await encode(Buffer.concat([noiseOf(gaps.length - 1, piece.length), Buffer.from(context)]));
  }
  add(LAST_BLOCK);
  return { bytes: Buffer.concat(blocks), gaps };
}

/**
 * Compresses a text except its gaps, which are uncompressed blocks between the compressed ones, so that filling them
 * needs no compression. Gaps hold ASCII.
 */
export async function compressWithGaps(text: SplicedText): Promise<SplicedBytes> {
  const { encode, close } = createEncoder();
  const spliced = await compressPieces(text, encode).finally(close);
  const read = await decompress(spliced.bytes);
  if (read.toString() !== text.join('')) throw new Error('A compressed text reads otherwise than it was written.');
  return spliced;
}
