/** UTF-8. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Inserts texts into a rendered page without passing them through the renderer. */
export type Insertions = {
  /** Returns a placeholder; `text` is called when the page is filled. */
  add(text: () => Bytes): string;
  /**
   * Returns the page with all texts in their places; call it once. It returns bytes, because most of a page is cached
   * as bytes.
   */
  fill(page: string): Bytes;
};

const utf8 = new TextEncoder();
export const bytesOf = (text: string): Bytes => utf8.encode(text);

/** The most bytes of one UTF-16 code unit. */
const UTF8_BYTES_MAX = 3;

function joined(pieces: readonly (string | Bytes)[]): Bytes {
  const lengthMax = (piece: string | Bytes) =>
    typeof piece === 'string' ? piece.length * UTF8_BYTES_MAX : piece.byteLength;
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + lengthMax(piece), 0));
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') at += utf8.encodeInto(piece, whole.subarray(at)).written;
    else {
      whole.set(piece, at);
      at += piece.byteLength;
    }
  }
  return whole.subarray(0, at);
}

/** `nonce` must be unpredictable, so that no user's text can look like a placeholder. */
export function createInsertions(nonce: string): Insertions {
  const texts: (() => Bytes)[] = [];
  const place = new RegExp(`~${nonce}:(\\d+)~`);
  const written = (index: string): Bytes => texts[Number(index)]?.() ?? bytesOf('');
  return {
    add: (text) => `~${nonce}:${texts.push(text) - 1}~`,
    fill: (page) => {
      // Captured groups are at the odd indexes.
      const pieces = page.split(place).map((piece, index) => (index % 2 === 0 ? piece : written(piece)));
      const filled = joined(pieces);
      // The router's serialiser holds on to its input, which would keep all texts in memory.
      texts.length = 0;
      return filled;
    },
  };
}
