import { memoize } from '@ofenpost/core/memoize/memoize';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { WriteIn } from '../app/rendered-id.ts';
import { type Bytes, type Insertions, bytesOf } from './insertions.ts';

/** The number of cached variants of one part, the newest: user input, such as a search, creates further ones. */
const VARIANTS_MAX = 50;

/**
 * Renders each part once for all pages, as long as it looks the same. The result must depend on the object and the
 * variant alone, and on no surrounding context.
 */
export function createDrawings(): (insertions: Insertions) => WriteIn {
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
