import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressMatcher, clientAddress } from './client-address.ts';

const isProxy = addressMatcher(['10.0.0.0/24', '127.0.0.0/8', '::1', '2001:db8:ff::/48']) ?? (() => false);

describe('whose calls are counted as one', () => {
  it.each([
    ['203.0.113.7', undefined, 0, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    // Anybody can write the header.
    ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['10.0.0.2', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '192.0.2.66, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '192.0.2.66, 198.51.100.1, 10.0.0.1', 2, '198.51.100.1'],
    // A client that bypasses the outer proxy counts by the address that the inner one saw.
    ['10.0.0.2', '198.51.100.1', 2, '198.51.100.1'],
    ['10.0.0.2', '192.0.2.66, 198.51.100.1', 2, '198.51.100.1'],
    // The sender is not a trusted proxy, so it counts by its connection's address.
    ['203.0.113.7', '198.51.100.1', 1, '203.0.113.7'],
    ['::ffff:203.0.113.7', '198.51.100.1, 10.0.0.1', 2, '203.0.113.7'],
    ['10.0.1.2', '198.51.100.1', 1, '10.0.1.2'],
    ['2001:db8:1::9', '198.51.100.1', 1, '2001:db8:1:0'],
    ['::ffff:10.0.0.2', '198.51.100.1', 1, '198.51.100.1'],
    ['::ffff:a00:2', '::ffff:c633:6401', 1, '198.51.100.1'],
    ['2001:db8:ff::9', '198.51.100.1', 1, '198.51.100.1'],
    ['::1', '198.51.100.1:4711', 1, '198.51.100.1'],
    ['127.0.0.1', '[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2'],
    ['10.0.0.2', '198.51.100.1, unknown', 2, '10.0.0.2'],
    ['10.0.0.2', '198.51.100.1,,', 3, '10.0.0.2'],
    ['10.0.0.2', '198.51.100.1, 999.1.1.1', 1, '10.0.0.2'],
    ['10.0.0.2', 'unknown', 1, '10.0.0.2'],
    ['10.0.0.2', '', 1, '10.0.0.2'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', undefined, 0, '2001:db8:1:2'],
    ['2001:db8::9', undefined, 0, '2001:db8:0:0'],
    ['::1', undefined, 0, '0:0:0:0'],
    ['10.0.0.2', '2001:db8:1:2::9', 1, '2001:db8:1:2'],
    [undefined, undefined, 0, ''],
  ])('%j, forwarded for %j through %d: %j', (remoteAddress, forwardedFor, trustedProxies, expected) => {
    expect(clientAddress({ remoteAddress, forwardedFor, trustedProxies, isProxy })).toBe(expected);
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
            isProxy,
          });
        expect(through(long)).toBe(hex.slice(0, 4).join(':'));
        expect(through(neighbour)).toBe(through(long));
      }),
    );
  });
});

it.each(['10.0.0.0/33', '::1/129', '10.0.0', 'proxy', '10.0.0.1/', '10.0.0.1/8/8', '/8'])(
  '%j names no addresses',
  (entry) => {
    expect(addressMatcher([entry])).toBeNull();
  },
);
