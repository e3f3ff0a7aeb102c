import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { base32Of, bytesOfBase32, codeOfMac, messageOfStep, openSteps, otpauthAddress } from './one-time-code.ts';

/** Source: RFC 6238, appendix B; the last six of its eight digits. */
const SECRET = '12345678901234567890';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('is at second %i what the standard says: %s', (second, code) => {
  const [step = 0] = openSteps(second * 1000, null).slice(1);
  expect(codeOfMac(createHmac('sha1', SECRET).update(messageOfStep(step)).digest())).toBe(code);
});

it('takes the step of the clock and its neighbours, and none that was used', () => {
  expect(openSteps(300_000, null)).toEqual([9, 10, 11]);
  expect(openSteps(329_999, 9)).toEqual([10, 11]);
  expect(openSteps(330_000, 12)).toEqual([]);
});

it('names shop and person to the app', () => {
  expect(otpauthAddress({ secret: 'ABC', email: 'a&b@example.ch', issuer: 'Zum Ofen' })).toBe(
    'otpauth://totp/Zum%20Ofen:a%26b%40example.ch?secret=ABC&issuer=Zum%20Ofen',
  );
});

it('writes bytes as the standard does, and reads them again', () => {
  // Source: RFC 4648, section 10.
  expect(['f', 'fo', 'foo', 'foobar'].map((text) => base32Of(new TextEncoder().encode(text)))).toEqual([
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YTBOI',
  ]);
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(bytesOfBase32(base32Of(bytes))).toEqual(bytes);
    }),
  );
});
