import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CanonicalValue, canonicalJson, FIRST_HASH, type Sha256, personHash, sealHash } from './seal.ts';
import { recordOfOrderEvent } from './sealed-record.ts';

const sha256: Sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('a seal', () => {
  it('has the hash of the published example', () => {
    const record = {
      v: 1,
      chain: 'bookings',
      seq: 1,
      day: '2026-11-20',
      at: '2026-11-20T18:02:11.000Z',
      kind: 'cashOut',
      note: 'Bank',
      gross: -20_000,
    };
    expect(canonicalJson(record)).toBe(
      '{"at":"2026-11-20T18:02:11.000Z","chain":"bookings","day":"2026-11-20","gross":-20000,"kind":"cashOut","note":"Bank","seq":1,"v":1}',
    );
    expect(sealHash(sha256, FIRST_HASH, record)).toBe(
      'cb9f7a24b799ce25a96569fb5ce8d0a13857db389e8c288ec5a8d20517bd5f9b',
    );
  });

  it('is another one after another one, and for another person', () => {
    expect(sealHash(sha256, 'a', {})).not.toBe(sealHash(sha256, 'b', {}));
    expect(personHash(sha256, 'a', 'anna')).not.toBe(personHash(sha256, 'b', 'anna'));
  });

  it('leaves empty fields out, so that later fields change no old hash', () => {
    const event = {
      orderId: '1',
      revision: 1,
      status: 'placed',
      at: '2026-11-20T18:02:11.000Z',
      reason: null,
      change: null,
    } as const;
    expect(recordOfOrderEvent(event, { seq: 7, person: null, personName: null })).toEqual({
      v: 1,
      chain: 'order_events',
      seq: 7,
      orderId: '1',
      revision: 1,
      status: 'placed',
      at: '2026-11-20T18:02:11.000Z',
    });
  });
});

describe('the canonical text', () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.maxSafeInteger(),
      fc.boolean(),
      fc.constant(null),
      fc.string({ unit: 'grapheme' }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  })).value as fc.Arbitrary<CanonicalValue>;

  it('says the same value, and of a value with turned names the same text', () => {
    fc.assert(
      fc.property(value, (any) => {
        const text = canonicalJson(any);
        expect(canonicalJson(JSON.parse(text) as CanonicalValue)).toBe(text);
        const turned =
          any !== null && typeof any === 'object' && !Array.isArray(any)
            ? Object.fromEntries(Object.entries(any).toReversed())
            : any;
        expect(canonicalJson(turned)).toBe(text);
      }),
    );
  });

  it('is the same for both ways to write an ä', () => {
    expect(canonicalJson({ name: 'Ba\u0308r' })).toBe(canonicalJson({ name: 'B\u00E4r' }));
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %s', (number) => {
    expect(() => canonicalJson({ number })).toThrow(RangeError);
  });
});
