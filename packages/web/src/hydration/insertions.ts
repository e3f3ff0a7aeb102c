import { memoizeIfRepeated, memoize } from '@ofenpost/core/memoize/memoize';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { jsonAdapter, toJson, withQuotesExchanged } from './dehydrated.ts';
import type { RenderOnce } from './render-once.ts';

/** UTF-8. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Inserts texts into a rendered page without passing them through the renderer. */
type Insertions = {
  /** Returns a placeholder; `text` is called when the page is filled. */
  add(text: () => Bytes): string;
  /**
   * Returns a page and parts of it with all texts in their places; call it once. It returns bytes, because most of a
   * page is cached as bytes.
   */
  fill(page: string, ...parts: readonly string[]): [Bytes, ...Bytes[]];
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
  return {
    add: (text) => `~${nonce}:${texts.push(text) - 1}~`,
    fill: (page, ...parts) => {
      // Emptied, since the router's serialiser holds on to its input, which would keep all texts in memory.
      const written = texts.splice(0).map((text) => text());
      const filled = (text: string): Bytes =>
        // Captured groups are at the odd indexes.
        joined(text.split(place).map((piece, index) => (index % 2 === 0 ? piece : (written[Number(piece)] ?? ''))));
      return [filled(page), ...parts.map(filled)];
    },
  };
}

/**
 * Escapes a text for a string literal in a script: "<" could end the element, and U+2028 and U+2029 would end the line.
 */
const inQuotes = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('<', String.raw`\x3C`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** Memoised, because shared data are the same object until they change. */
const writtenOf = memoizeIfRepeated((value: object) => bytesOf(inQuotes(withQuotesExchanged(toJson(value)))));

/** Excludes objects with `toJSON` and functions, whose JSON may be undefined. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('toJSON' in value);

/**
 * Inserts data as JSON bytes: the router would escape every character again for every page. Loaders combine cached
 * objects with the guest's own data, so each part is serialised and memoised separately.
 */
export function jsonInto({ add }: Insertions): typeof jsonAdapter {
  const writtenLater = (value: object): string => add(() => writtenOf(value));
  return {
    ...jsonAdapter,
    toSerializable: (value: object) => {
      if (Array.isArray(value) || !isPlain(value)) return writtenLater(value);
      const parts = Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
        const written = isPlain(part) ? writtenLater(part) : (JSON.stringify(part) as string | undefined);
        return written === undefined ? [] : [`${JSON.stringify(name)}:${written}`];
      });
      return withQuotesExchanged(`{${parts.join()}}`);
    },
  };
}

/** The number of cached variants of one part, the newest: user input, such as a search, creates further ones. */
const VARIANTS_MAX = 50;

/**
 * Renders each part once for all pages, as long as it looks the same. The result must depend on the object and the
 * variant alone, and on no surrounding context.
 */
export function createDrawings(): (insertions: Insertions) => RenderOnce {
  const drawingsOf = memoize<object, Map<string, Bytes>>(() => new Map());

  function rendered(about: object, variant: string, element: ReactElement): Bytes {
    const drawings = drawingsOf(about);
    const known = drawings.get(variant);
    if (known !== undefined) return known;
    const html = bytesOf(renderToString(element));
    drawings.set(variant, html);
    const [oldest] = drawings.keys();
    if (drawings.size > VARIANTS_MAX && oldest !== undefined) drawings.delete(oldest);
    return html;
  }

  // Rendered when the page is filled, because React's renderer is not reentrant.
  return ({ add }) =>
    (about, variant, element) =>
      add(() => rendered(about, variant, element));
}
