import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINTERTHUR } from './delivery.fixtures.ts';
import { checkPostcode } from './postcode-check.ts';

const SEEN = { ...WINTERTHUR, id: '00000000-0000-4000-8000-0000000000d2', town: 'Seen' };
const GRAFSTAL = { ...WINTERTHUR, id: '00000000-0000-4000-8000-0000000000d3', postcode: '8310' };
const CLOSED = { ...WINTERTHUR, id: '00000000-0000-4000-8000-0000000000d4', postcode: '8472', active: false };
const AREAS = [WINTERTHUR, GRAFSTAL, SEEN, CLOSED];

describe('checkPostcode', () => {
  it.each(['8400', ' 8400 ', 'CH-8400', 'ch 8400', 'CH8400', 'CH - 8400', '\u200e8400\u200b', 'CH\u20118400'])(
    'finds every area of %j',
    (text) => {
      expect(checkPostcode(text, AREAS)).toEqual({
        kind: 'served',
        postcode: '8400',
        orderLocations: [WINTERTHUR, SEEN],
      });
    },
  );

  it.each(['8401', '8472', '9999', '1000'])('says that %s is not served', (postcode) => {
    expect(checkPostcode(postcode, AREAS)).toEqual({ kind: 'notServed', postcode });
  });

  it.each(['', ' ', '840', '84000', '0400', 'chf8400', 'D-8400', '84 00', '８４００', '8400\u0000', 'x'.repeat(1e6)])(
    'takes %j for no postcode',
    (text) => {
      expect(checkPostcode(text, AREAS)).toEqual({ kind: 'notAPostcode' });
    },
  );

  it('never throws, and serves nothing without areas', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(checkPostcode(text, []).kind).not.toBe('served');
      }),
    );
  });
});
