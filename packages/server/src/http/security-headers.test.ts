import { expect, it } from 'vitest';
import { NOTHING_INLINE, headersFor, securityHeaders } from './security-headers.ts';

const FIXED = {
  formTargets: [],
  inline: { scripts: ['start()'], styles: ['b{color:red}'] },
  secure: true,
  reportingOrigins: [],
  reportingStyles: [],
  hotReload: false,
};
const policyOf = (options: Partial<Parameters<typeof securityHeaders>[0]>): string =>
  securityHeaders({ ...FIXED, ...options })['content-security-policy'] ?? '';

it('runs nothing that is not ours: no inline script or style but those of the page, no text as code', () => {
  expect(policyOf({})).not.toMatch(/unsafe|\*|https?:/);
  // `printf 'start()' | openssl dgst -sha256 -binary | base64`, and so on; the second is the empty text.
  expect(policyOf({})).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';");
  expect(policyOf({})).toContain(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-ypIZpeWh67Lh3q46jpjGW7VCAJpmEqcFe8Dl5B2rXQU=';",
  );
  expect(policyOf({ inline: NOTHING_INLINE })).toContain("script-src 'self';");
  expect(policyOf({})).toContain("require-trusted-types-for 'script'");
});

it('asks for safe connections only where there are some', () => {
  expect(policyOf({ secure: false })).not.toContain('upgrade-insecure-requests');
  expect(securityHeaders({ ...FIXED, secure: false })).not.toHaveProperty('strict-transport-security');
});

it('lets files do nothing, and spares them what is for pages', () => {
  const ofPage = securityHeaders(FIXED);
  const sentWith = (headers: Record<string, string>) => headersFor(new Headers(headers), ofPage);
  const script = { 'content-type': 'text/javascript; charset=utf-8' };
  for (const headers of [{ 'content-type': 'text/html; charset=utf-8' }, script, { 'content-type': 'application/pdf' }])
    expect(sentWith(headers)).toBe(ofPage);
  for (const headers of [
    { ...script, 'cache-control': 'public, max-age=31536000, immutable' },
    { 'content-type': 'image/svg+xml' },
    { 'content-type': 'application/json' },
    {},
  ]) {
    const sent = sentWith(headers);
    expect(sent['content-security-policy']).toMatch(/^default-src 'none'; base-uri 'none'; .*frame-ancestors 'none'$/);
    expect(sent).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    expect(sent).toHaveProperty('strict-transport-security');
    expect(sent).not.toHaveProperty('permissions-policy');
  }
});
