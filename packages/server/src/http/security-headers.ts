import { randomFillSync } from 'node:crypto';
import { browserReporting, reportingOrigins as originsOf } from '../configuration/browser-reporting.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { signInTargets } from '../configuration/sign-in-providers.ts';

type Options = {
  /** Further origins to which forms may redirect. */
  readonly formTargets: readonly string[];
  readonly nonce: string;
  readonly secure: boolean;
  /** The origins to which browsers may send reports. */
  readonly reportingOrigins: readonly string[];
  /** In development Vite injects styles and uses its web socket. */
  readonly hotReload: boolean;
};

/**
 * The headers of pages, workers and PDFs; `headersFor` selects those of other answers. Scripts and styles run only from
 * here or with the page's nonce, which Fluent UI writes on its style elements; HTML has no `style` attributes. Scripts
 * can turn text into HTML only by the two policies of `packages/web/src/hydration/trusted-types.ts`.
 */
export function securityHeaders({
  formTargets,
  nonce,
  secure,
  reportingOrigins,
  hotReload,
}: Options): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    hotReload ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
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

/** The headers of an answer by its nonce. */
export type SecurityHeaders = (nonce: string) => Record<string, string>;

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

/** Everything but the nonce is built once. */
export function prepareSecurityHeaders(configuration: Configuration, hotReload: boolean): SecurityHeaders {
  const place = '{nonce}';
  const { 'content-security-policy': policy = '', ...others } = securityHeaders({
    formTargets: signInTargets(configuration),
    secure: configuration.publicUrl.startsWith('https:'),
    reportingOrigins: originsOf(browserReporting(configuration)),
    nonce: place,
    hotReload,
  });
  const pieces = policy.split(place);
  return (nonce) => ({ 'content-security-policy': pieces.join(nonce), ...others });
}

/** In bytes: the minimum of 128 bits. Source: CSP Level 3, section 7.1. */
const NONCE_BYTES = 16;

/** Random bytes are generated for many nonces at a time, as Node itself does for `randomUUID`; each is used once. */
const randomPool = Buffer.alloc(256 * NONCE_BYTES);
let used = randomPool.length;

/** A nonce for one answer. */
export function createNonce(): string {
  if (used === randomPool.length) {
    randomFillSync(randomPool);
    used = 0;
  }
  used += NONCE_BYTES;
  return randomPool.toString('base64url', used - NONCE_BYTES, used);
}
