/**
 * With Trusted Types browsers turn text into HTML or a script's address only by a policy that the server's headers
 * name. Source: W3C, "Trusted Types"; `packages/server/src/http/security-headers.ts`.
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

/** React creates script elements from this HTML and then sets their text: structured data, which never run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Sentry's dialog draws its tick mark from this HTML. Blocking it would raise an error that is reported in turn, so the
 * tick is dropped.
 */
const DRAWING = '<svg';

function plainHtml(html: string): string | null {
  if (html === EMPTY_SCRIPT || !html.includes('<')) return html;
  return html.startsWith(DRAWING) ? '' : null;
}

/** Creates the default policy: it refuses other HTML with elements, and scripts from other origins. Call it once. */
export const guardText = (): void => {
  policies?.createPolicy('default', {
    createHTML: plainHtml,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
};

const drawing = policies?.createPolicy('drawing', { createHTML: (svg) => svg });

/** Marks an SVG of the app's own illustration code as trusted HTML. It never contains user input. */
export const svgHtml = (svg: string): { readonly __html: string } => ({ __html: drawing?.createHTML(svg) ?? svg });
