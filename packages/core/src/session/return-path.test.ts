import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPathOf } from './sign-in.ts';

describe('return path', () => {
  it.each([
    '/',
    '/products',
    '/products?group=a&b=%2F%2Fc#d',
    '/order/5f0c?capability=x_y-z',
    '/search?u=http://a//b',
    '/authors',
    '/.well-known/a..b?c=/../d',
  ])('goes back to %s', (path) => expect(returnPathOf(path)).toBe(path));

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['another server', 'https://evil.example'],
    ['another server', '//evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['a backslash later', '/a\\..\\..\\\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break', '/a\r\nset-cookie: a=b'],
    ['dot segments before two slashes', '/.//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'products'],
    ['what a header cannot hold', '/brötli'],
    ['the sign-in page', '/auth?error=x'],
    ['the sign-in page behind a dot', '/./auth?error=x'],
    ['the sign-in page behind a dot in disguise', '/%2e/auth?error=x'],
    ['the sign-in page behind another', '/x/../auth?error=x'],
    ['the sign-in page behind another in disguise', '/x/.%2E/auth#a'],
    ['what ends with dots', '/x/..'],
    ['an endless path', `/${'a'.repeat(1000)}`],
  ])('goes home instead of to %s', (_what, path) => expect(returnPathOf(path)).toBe('/'));

  it('never leaves this app, nor leads to the sign-in page', () => {
    const marks = ['/', '\\', '.', '..', '%2e', '%2E', '@', ':', '?', '#', '\t', '\n', '%2f'];
    const parts = fc.constantFrom(...marks, 'auth', 'evil.example', 'http:');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (found) => {
        const path = returnPathOf(found.join(''));
        // Browsers resolve a path like this, and again the path that an app makes of it.
        const once = new URL(path, 'https://shop.example');
        expect(once.origin).toBe('https://shop.example');
        expect(new URL(once.pathname, 'https://shop.example').origin).toBe('https://shop.example');
        expect(once.pathname).not.toMatch(/^\/auth(\/|$)/);
      }),
      { numRuns: 2000 },
    );
  });
});
