type Options = {
  /** The origins that forms may lead to besides this one. */
  readonly formTargets: readonly string[];
  readonly nonce: string;
  readonly secure: boolean;
  /** The origins that browsers may report to. */
  readonly reportingOrigins: readonly string[];
  /** In development Vite injects styles and talks over its web socket. */
  readonly hotReload: boolean;
};

/**
 * The headers of every answer. Scripts and styles run only from here or with the page's nonce, which Fluent UI writes on
 * its style elements; HTML has no `style` attributes. What scripts make of text is HTML only by the two policies of
 * `packages/web/src/app/trusted-types.ts`.
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
    // Where the browser has them; Vite's own client has none.
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
