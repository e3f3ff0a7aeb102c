import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDeviceCode, deviceCodeEnd, parseDeviceCode, readDeviceCode } from './device-code.ts';

/** A source that gives other bytes each time. */
const bytes = (seed: number) => {
  let next = seed;
  return (count: number) => Uint8Array.from({ length: count }, () => (next += 37) % 256);
};

describe('the code of a device', () => {
  it('is read however somebody types it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 255 }), (seed) => {
        const code = createDeviceCode(bytes(seed));
        expect(code).toMatch(/^\w{4}-\w{4}$/);
        for (const typed of [code, code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', ' – ')} `])
          expect(parseDeviceCode(typed)).toBe(code);
      }),
    );
  });

  it.each(['', 'ACEF-HJK', 'ACEF-HJKM-N', 'ACEF-HJK0', 'ACEFHJKÄ'])('is not %j', (text) => {
    expect(readDeviceCode(text)).toEqual({ ok: false, error: { code: 'codeInvalid' } });
  });

  it('is valid for a quarter of an hour', () => {
    expect(deviceCodeEnd('2026-11-20T18:00:00.000Z')).toBe('2026-11-20T18:15:00.000Z');
  });
});
