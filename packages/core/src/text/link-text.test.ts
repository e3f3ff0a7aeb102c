import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from './any-sign.fixtures.ts';
import { holdsAddress, withoutLinks } from './text.ts';

/** With a word joiner between digits. */
const joined = (digits: string): string => Array.from(digits).join('\u2060');

describe('a text of somebody else in a mail', () => {
  it.each([
    ['Gratis-Pizza auf https://evil.example/x', 'Gratis-Pizza auf https: //evil. example/x'],
    ['evil.example', 'evil. example'],
    ['WWW.Evil.example', 'WWW. Evil. example'],
    ['www.123', 'www. 123'],
    ['anna@evil.example', 'anna@evil. example'],
    ['mailto:anna', 'mailto: anna'],
    ['tel:+41900123456', `tel: +${joined('41900123456')}`],
    ['Ruf 0900 123 456 an', 'Ruf 0\u20609\u20600\u20600\u2060 1\u20602\u20603\u2060 4\u20605\u20606 an'],
    ['079.123.45.67', '0\u20607\u20609\u2060.1\u20602\u20603\u2060.4\u20605\u2060.6\u20607'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
    ['evil。example', 'evil。 example'],
    ['evil․example', 'evil․ example'],
    ['https：//evil', 'https： //evil'],
    [String.raw`\\evil\x`, String.raw`\ \evil\x`],
    ['evil.\u200bexample', 'evil. \u200bexample'],
    ['böse.рф', 'böse. рф'],
    ['xn--bse-sna.xn--p1ai', 'xn--bse-sna. xn--p1ai'],
    ['(evil.example)', '(evil. example)'],
  ])('%j has no link as %j', (text, safe) => expect(withoutLinks(text)).toBe(safe));

  it.each([
    'Anna Muster',
    'Bitte um 18:30 Uhr.',
    'CHF 12.50',
    'Dr. Meier',
    '20.11.2026',
    'Zürcherstrasse 12, 8400 Winterthur',
    'Tor: links. Dann rechts.',
    '',
  ])('%j stays as it is', (text) => expect(withoutLinks(text)).toBe(text));

  it('has no dot between letters and no scheme, whatever it is, and only spaces more', () => {
    const unit = fc.oneof(anySign, fc.constantFrom(...Array.from('aé1.:/@w。-\u200b')));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        const safe = withoutLinks(text);
        expect(safe).not.toMatch(/\S[.\u3002\uFF0E\uFF61]\p{L}|\p{L}:\S|www\.\S/iu);
        expect(safe.replaceAll(/[ \u2060]/g, '')).toBe(text.replaceAll(/[ \u2060]/g, ''));
      }),
      { numRuns: 500 },
    );
  });
});

it.each(['x', '.', 'a.', '@', ':', 'www.', '.\u200b', 'x@', 'aa.a', '1', '1 ', '1  (', '1a'])(
  'takes no longer than the text is long: %j',
  (part) => {
    const before = process.cpuUsage();
    const text = part.repeat(100_000);
    withoutLinks(text);
    holdsAddress(text);
    // Microseconds of processor time, which a busy machine does not change.
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  },
);

describe('a name', () => {
  it.each([
    'Gratis-Pizza auf https://evil.example/x',
    'www.evil.io',
    'Anna evil.com',
    'evil.tk/x',
    'anna@evil.example',
    'Gewinn: evil.ch.',
  ])('is no address: %j', (text) => expect(holdsAddress(text)).toBe(true));

  it.each([
    'Anna Muster',
    'Dr. Meier',
    'J.R. Meier',
    'St.Gallen',
    'A.Müller',
    'Anna-M. O’Neil',
    'Meier AG, 3. Stock',
    'c/o Meier',
  ])('may be %j', (text) => expect(holdsAddress(text)).toBe(false));
});
