import { hash } from 'node:crypto';
import {
  browserReporting,
  reportingOrigins as originsOf,
  reportingStyles as stylesOf,
} from '../configuration/browser-reporting.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { signInTargets } from '../configuration/sign-in-providers.ts';

/** The texts of a page's own `<script>` and `<style>` elements: the policy names their hashes, and nothing else runs. */
export type InlineTexts = {
  readonly scripts: readonly (string | Uint8Array)[];
  readonly styles: readonly string[];
};

export const NOTHING_INLINE: InlineTexts = { scripts: [], styles: [] };

type Options = {
  readonly inline: InlineTexts;
  /** Further origins to which forms may redirect. */
  readonly formTargets: readonly string[];
  readonly secure: boolean;
  /** The origins to which browsers may send reports. */
  readonly reportingOrigins: readonly string[];
  /** The hashes of the style texts that reporting adds to pages. */
  readonly reportingStyles: readonly string[];
  /** In development Vite injects styles and uses its web socket. */
  readonly hotReload: boolean;
};

/** Source: CSP Level 3, section 2.3.1. */
const hashSource = (text: string | Uint8Array): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * Fluent UI fills empty style elements by `insertRule`, which the policy does not restrict once the element, with its
 * empty text, is allowed.
 */
const EMPTY_STYLE = '';

/**
 * The headers of pages, workers and PDFs; `headersFor` selects those of other answers. Scripts and styles run only from
 * here or as inline texts of the page, named by their hashes; HTML has no `style` attributes. Scripts can turn text
 * into HTML only by the two policies of `packages/web/src/hydration/trusted-types.ts`.
 */
export function securityHeaders({
  inline,
  formTargets,
  secure,
  reportingOrigins,
  reportingStyles,
  hotReload,
}: Options): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts.map(hashSource)].join(' '),
    hotReload
      ? "style-src 'self' 'unsafe-inline'"
      : [
          "style-src 'self'",
          ...[EMPTY_STYLE, ...inline.styles].map(hashSource),
          ...reportingStyles.map((style) => `'${style}'`),
        ].join(' '),
    "img-src 'self' data:",
    ["connect-src 'self'", ...(hotReload ? ['ws:'] : []), ...reportingOrigins].join(' '),
    ["form-action 'self'", ...formTargets].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Ignored by browsers without Trusted Types; Vite's own client does not comply.
    ...(hotReload ? [] : ["require-trusted-types-for 'script'", 'trusted-types default drawing']),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The headers of a page with these inline texts. */
export type SecurityHeaders = (inline: InlineTexts) => Record<string, string>;

const FOR_PAGES = ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'];
const FILE_POLICY = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
/** Pages, the service worker, and what the browser's own viewer shows. */
const DOES_SOMETHING = /^(?:text\/html|text\/javascript|application\/pdf)\b/;

/**
 * The part of them for an answer. A file may do nothing at all when it is opened by itself, and gets fewer headers: a
 * page waits for a dozen files, and a slow line takes half a millisecond for every hundred bytes.
 */
export function headersFor(answer: Headers, ofPage: Record<string, string>): Record<string, string> {
  // An immutable file is neither a page nor a worker.
  const isImmutable = answer.get('cache-control')?.endsWith('immutable') ?? false;
  if (DOES_SOMETHING.test(answer.get('content-type') ?? '') && !isImmutable) return ofPage;
  const others = Object.entries(ofPage).filter(([name]) => !FOR_PAGES.includes(name));
  return { ...Object.fromEntries(others), 'content-security-policy': FILE_POLICY };
}

export function prepareSecurityHeaders(configuration: Configuration, hotReload: boolean): SecurityHeaders {
  const reporting = browserReporting(configuration);
  const fixed = {
    formTargets: signInTargets(configuration),
    secure: configuration.publicUrl.startsWith('https:'),
    reportingOrigins: originsOf(reporting),
    reportingStyles: stylesOf(reporting),
    hotReload,
  };
  const ofPlainPages = securityHeaders({ ...fixed, inline: NOTHING_INLINE });
  return (inline) => (inline === NOTHING_INLINE ? ofPlainPages : securityHeaders({ ...fixed, inline }));
}
