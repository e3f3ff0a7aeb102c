import { describe, expect, it } from 'vitest';
import { createHostKind, hasInvalidHost } from './host-check.ts';

describe('a host that is named', () => {
  it.each([
    'ofenpost.example',
    'OFENPOST.example.',
    'localhost:3000',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:3000',
    'server_1:3000',
  ])('%j is one', (host) => expect(hasInvalidHost(['Accept', '*/*', 'Host', host])).toBe(false));

  it.each([
    '',
    'ofenpost.example, evil.example',
    'ofenpost.example,evil.example',
    'anna@ofenpost.example',
    'ofenpost.example:99999',
    'ofenpost.example:80a',
    'ofenpost.example:80:80',
    'ofenpost.example/path',
    'ofenpost.example#x',
    'ofenpost..example',
    'ofenpost example',
    '[::1',
    '::1',
    '[1.2.3]',
  ])('%j is none', (host) => expect(hasInvalidHost(['Host', host])).toBe(true));

  it('is named once', () => {
    expect(hasInvalidHost(['host', 'ofenpost.example', 'HOST', 'ofenpost.example'])).toBe(true);
    expect(hasInvalidHost(['x', 'host', 'Host', 'ofenpost.example', 'x-host', 'host'])).toBe(false);
    expect(hasInvalidHost([])).toBe(false);
  });
});

describe('of https://ofenpost.example', () => {
  const kindOf = createHostKind({ publicUrl: 'https://ofenpost.example' });
  it.each([
    ['ofenpost.example', 'own'],
    ['OfenPost.Example.', 'own'],
    ['ofenpost.example:443', 'own'],
    ['ofenpost.example:8080', 'other'],
    ['www.ofenpost.example', 'other'],
    ['ofenpost.example.evil.example', 'other'],
    ['127.0.0.1:3000', 'loopback'],
    ['LOCALHOST', 'loopback'],
    ['[::1]:3000', 'loopback'],
    ['192.168.1.5:3000', 'other'],
  ])('%j is %s', (host, kind) => expect(kindOf(host)).toBe(kind));
});

it('a port that a proxy drops is not missed', () => {
  const kindOf = createHostKind({ publicUrl: 'http://192.168.1.5:3000' });
  expect(['192.168.1.5:3000', '192.168.1.5', '192.168.1.5:3001'].map(kindOf)).toEqual(['own', 'own', 'other']);
});
