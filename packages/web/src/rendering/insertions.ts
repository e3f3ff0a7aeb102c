/** In UTF-8. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Texts that come into a page as they are, behind the back of what renders it. */
export type Insertions = {
  /** What stands in the page for the text; `text` is asked when the page is rendered. */
  add(text: () => Bytes): string;
  /** The page with all texts in their places, once. Bytes, since a page is mostly what was written before. */
  fill(page: string): Bytes;
};

const utf8 = new TextEncoder();
export const bytesOf = (text: string): Bytes => utf8.encode(text);

/** Of one unit of a text. */
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

/** `nonce` is known to nobody yet, so that nothing that somebody wrote is taken for such a place. */
export function createInsertions(nonce: string): Insertions {
  const texts: (() => Bytes)[] = [];
  const place = new RegExp(`~${nonce}:(\\d+)~`);
  const written = (index: string): Bytes => texts[Number(index)]?.() ?? bytesOf('');
  return {
    add: (text) => `~${nonce}:${texts.push(text) - 1}~`,
    fill: (page) => {
      // What is caught stands among the pieces, at the odd places.
      const pieces = page.split(place).map((piece, index) => (index % 2 === 0 ? piece : written(piece)));
      const filled = joined(pieces);
      // The router's serialiser remembers what was given to it, and with it would live all that the texts are made of.
      texts.length = 0;
      return filled;
    },
  };
}
