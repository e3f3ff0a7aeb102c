import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const FIXED = { formTargets: [], nonce: 'n0nce', secure: true, reportingOrigins: [], hotReload: false };
const policyOf = (options: Partial<Parameters<typeof securityHeaders>[0]>): string =>
  securityHeaders({ ...FIXED, ...options })['content-security-policy'] ?? '';

it('runs nothing that is not ours: no inline script or style without the nonce, no text as code', () => {
  expect(policyOf({})).not.toMatch(/unsafe|\*|https?:/);
  expect(policyOf({})).toContain("script-src 'self' 'nonce-n0nce';");
  expect(policyOf({})).toContain("style-src 'self' 'nonce-n0nce';");
  expect(policyOf({})).toContain("require-trusted-types-for 'script'");
});

it('asks for safe connections only where there are some', () => {
  expect(policyOf({ secure: false })).not.toContain('upgrade-insecure-requests');
  expect(securityHeaders({ ...FIXED, secure: false })).not.toHaveProperty('strict-transport-security');
});
