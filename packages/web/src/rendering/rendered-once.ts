import { memoize } from '@ofenpost/core/memoize/memoize';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { WriteIn } from '../app/rendered-id.ts';
import { type Bytes, type Insertions, bytesOf } from './insertions.ts';

/** So many looks of one thing are kept, the newest: more comes of what strangers write, such as what they search for. */
const VARIANTS_MAX = 50;

/**
 * Draws each thing once for all pages, as long as it looks the same. What is drawn must follow from the object and the
 * variant alone, and ask for nothing that stands around it.
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

  // Drawn when the page is rendered: React renders one thing at a time.
  return ({ add }) =>
    (about, variant, element) =>
      add(() => rendered(about, variant, element));
}
