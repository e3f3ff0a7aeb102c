/** In UTF-8. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Texts that come into a page as they are, behind the back of what renders it. */
export type Insertions = {
  /** What stands in the page for the text; `text` is asked when the page is rendered. */
  add(text: () => Bytes): string;
  /** The page with all texts in their places. Bytes, since a page is mostly what was written before. */
  fill(page: string): Bytes;
};

const utf8 = new TextEncoder();
export const bytesOf = (text: string): Bytes => utf8.encode(text);

function joined(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** `nonce` is known to nobody yet, so that nothing that somebody wrote is taken for such a place. */
export function createInsertions(nonce: string): Insertions {
  const texts: (() => Bytes)[] = [];
  const place = new RegExp(`~${nonce}:(\\d+)~`);
  const written = (index: string): Bytes => texts[Number(index)]?.() ?? bytesOf('');
  return {
    add: (text) => `~${nonce}:${texts.push(text) - 1}~`,
    // What is caught stands among the pieces, at the odd places.
    fill: (page) =>
      joined(page.split(place).map((piece, index) => (index % 2 === 0 ? bytesOf(piece) : written(piece)))),
  };
}
