import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { WriteIn } from '../app/written-in.ts';
import { type Bytes, type Insertions, bytesOf } from './insertions.ts';

type Drawing = { readonly variant: string; readonly html: Bytes };

/**
 * Draws each thing once for all pages, as long as it looks the same. What is drawn must follow from the object and the
 * variant alone, and ask for nothing that stands around it.
 */
export function createDrawings(): (insertions: Insertions) => WriteIn {
  /** As each was drawn last: what looks otherwise now does so for everybody. */
  const drawings = new WeakMap<object, Drawing>();

  function drawn(about: object, variant: string, element: ReactElement): Bytes {
    const known = drawings.get(about);
    if (known?.variant === variant) return known.html;
    const html = bytesOf(renderToString(element));
    drawings.set(about, { variant, html });
    return html;
  }

  // Drawn when the page is rendered: React renders one thing at a time.
  return ({ add }) =>
    (about, variant, element) =>
      add(() => drawn(about, variant, element));
}
