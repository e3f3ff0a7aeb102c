import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from './any-sign.fixtures.ts';
import { cleanCode, cleanLine, cleanLines, cleanSigns, plainCharacters } from './clean-text.ts';

const texts = fc.string({
  unit: fc.oneof(
    anySign,
    fc.constantFrom(...Array.from(' \t\n\r\u200d\ufe0f\u202e\u200b1aä👩🍳🏽🏴\u{E0067}\u{E007F}\u20e3"')),
  ),
  maxLength: 12,
});

describe('one line', () => {
  it.each([
    ['Anna\tMuster', 'Anna Muster'],
    ['Anna\u00a0\u2009 Muster', 'Anna Muster'],
    ['Anna\r\nMuster', 'Anna Muster'],
    ['Anna\u0085\u2028Muster\u3000', 'Anna Muster'],
    ['Anna \u202eMuster', 'Anna Muster'],
    ['\u202aAnna\u202c \u2066Muster\u2069\u200e\u200f\u061c', 'Anna Muster'],
    ['\u200bAn\u00adna\ufeff\u2060', 'Anna'],
    ['Zu\u0308rich', 'Zürich'],
    ['Zu\u200b\u0308rich', 'Zürich'],
    ['a\u0007\u001b[1mb', 'a[1mb'],
    ['a\u2800b', 'a b'],
    ['12\ufe0f', '12'],
    ['\ufe0f\u200d👩', '👩'],
    ['\u{E0041}\u{E0042}', ''],
    [' \u3164 ', ''],
    ['a\0b', 'a\0b'],
  ])('%j is meant as %j', (text, meant) => expect(cleanLine(text)).toBe(meant));

  it.each([
    '👩\u200d🍳',
    '👩🏽\u200d🚀',
    '🏳\ufe0f\u200d🌈',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    '🇨🇭',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '👨\u200d👩\u200d👧',
    '🤷🏼\u200d♂\ufe0f',
    'علی\u200cرضا',
    'ශ්\u200dරී',
    '葛\u{E0100}城',
    'Łukasz Nguyễn Thị Hường',
  ])('leaves %j whole', (text) => expect(cleanLine(text)).toBe(text));

  it('is clean once for all, has no white space but single spaces, and no marks of direction', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const clean = cleanLine(text);
        expect(cleanLine(clean)).toBe(clean);
        expect(clean).not.toMatch(/[^\S ]| {2}|^ | $|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/u);
        expect(clean.replaceAll('\0', '')).not.toMatch(/\p{Cc}/u);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('several lines', () => {
  it.each([
    ['eins\r\nzwei\rdrei\u2028vier', 'eins\nzwei\ndrei\nvier'],
    ['- a\n  - b', '- a\n  - b'],
    ['a\t\tb \u00a0c', 'a b c'],
    ['\u202eeins\n\u200bzwei\n\n', 'eins\nzwei'],
  ])('%j are meant as %j', (text, meant) => expect(cleanLines(text)).toBe(meant));

  it('are clean once for all, and lose no line', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const clean = cleanLines(text);
        expect(cleanLines(clean)).toBe(clean);
        expect(clean).not.toMatch(/[^\S \n]|[\u200b\u202a-\u202e]/u);
      }),
    );
  });
});

describe('digits and full-width characters', () => {
  it.each([
    ['０７８', '078'],
    ['٠٧٨', '078'],
    ['۰۷۸', '078'],
    ['०७८', '078'],
    ['𝟎𝟕𝟖', '078'],
    ['ａ＠ｂ．ｃｈ', 'a@b.ch'],
    ['12½', '12½'],
  ])('%j are %j', (text, plain) => expect(plainCharacters(text)).toBe(plain));

  it('are what Unicode says', () => {
    const all = Array.from({ length: 0x11_00_00 }, (_, code) => code).filter((code) =>
      /\p{Nd}/u.test(String.fromCodePoint(code)),
    );
    const values = all.map((code) => plainCharacters(String.fromCodePoint(code)));
    expect(values.length % 10).toBe(0);
    expect(values.every((value, place) => value === String(place % 10))).toBe(true);
  });
});

describe('a code', () => {
  it.each([
    ['123456\u200b', '123456'],
    ['\u200e„12“.', '12'],
    ['<anna@example.ch>,', 'anna@example.ch'],
    [' «A-B» ', 'A-B'],
    ['1\u200d2', '12'],
    ['(12)', '12'],
    ['*[12…]*', '12'],
    ['12 (EG)', '12 (EG)'],
    ['(1)(2)', '1)(2'],
    ['()', ''],
    ['(', '('],
    ['...', ''],
    [`${'. '.repeat(100_000)}x`, 'x'],
  ])('%j is %j', (text, code) => expect(cleanCode(text)).toBe(code));

  it('keeps nothing invisible', () => expect(cleanSigns('علی\u200cرضا ❤\ufe0f')).toBe('علیرضا ❤'));
});
