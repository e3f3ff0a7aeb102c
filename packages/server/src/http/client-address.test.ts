import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('whose calls are counted as one', () => {
  it.each([
    ['203.0.113.7', undefined, 0, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    // Anybody can write the header.
    ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['10.0.0.2', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '192.0.2.66, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '192.0.2.66, 198.51.100.1, 10.0.0.1', 2, '198.51.100.1'],
    ['10.0.0.2', '198.51.100.1', 2, '10.0.0.2'],
    ['10.0.0.2', 'unknown', 1, '10.0.0.2'],
    ['10.0.0.2', '', 1, '10.0.0.2'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', undefined, 0, '2001:db8:1:2'],
    ['2001:db8::9', undefined, 0, '2001:db8:0:0'],
    ['::1', undefined, 0, '0:0:0:0'],
    ['10.0.0.2', '2001:db8:1:2::9', 1, '2001:db8:1:2'],
    [undefined, undefined, 0, ''],
  ])('%j, forwarded for %j through %d: %j', (remoteAddress, forwardedFor, trustedProxies, expected) => {
    expect(clientAddress({ remoteAddress, forwardedFor, trustedProxies })).toBe(expected);
  });

  it('is the same for every address of one network, and never depends on what a guest writes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xff_ff), { minLength: 8, maxLength: 8 }), fc.string(), (groups, written) => {
        const hex = groups.map((group) => group.toString(16));
        const long = hex.join(':');
        const neighbour = [...hex.slice(0, 4), '1', '2', '3', '4'].join(':');
        const through = (address: string) =>
          clientAddress({
            remoteAddress: '10.0.0.2',
            forwardedFor: `${written.replaceAll(',', '')}, ${address}`,
            trustedProxies: 1,
          });
        expect(through(long)).toBe(hex.slice(0, 4).join(':'));
        expect(through(neighbour)).toBe(through(long));
      }),
    );
  });
});
