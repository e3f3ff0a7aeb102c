/**
 * Where the browser has Trusted Types, text becomes HTML or a script's address only by a policy that our headers name.
 * Source: W3C, "Trusted Types"; `packages/server/src/http/security-headers.ts`.
 */
type Policies = {
  readonly createPolicy: (
    name: 'default' | 'drawing',
    rules: {
      readonly createHTML: (html: string) => string | null;
      readonly createScriptURL?: (url: string) => string | null;
    },
  ) => { readonly createHTML: (html: string) => string };
};

const policies = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes;

/** How React makes a script element, whose text it then sets: facts for search engines, which run nowhere. */
const EMPTY_SCRIPT = '<script></script>';

/** How Sentry's dialog draws its tick: without it, it thanks in words; an exception would be one more error to report. */
const DRAWING = '<svg';

function plainHtml(html: string): string | null {
  if (html === EMPTY_SCRIPT || !html.includes('<')) return html;
  return html.startsWith(DRAWING) ? '' : null;
}

/** From now on whatever else writes HTML writes text without elements, and scripts come from here. Call it once. */
export const guardText = (): void => {
  policies?.createPolicy('default', {
    createHTML: plainHtml,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
};

const drawing = policies?.createPolicy('drawing', { createHTML: (svg) => svg });

/** What our own illustration code has drawn, from nothing that anybody entered. */
export const svgHtml = (svg: string): { readonly __html: string } => ({ __html: drawing?.createHTML(svg) ?? svg });
