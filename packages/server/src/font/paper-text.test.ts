import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test-tools/testing/any-text.fixtures.ts';
import { paperText, withCodes } from './paper-text.ts';

describe('the text on paper', () => {
  it.each([
    ['Äöü éè ç à ñ × – ’ «Käse» € ½', 'Äöü éè ç à ñ × – ’ «Käse» € ½'],
    ['Cre\u0300me', 'Crème'],
    ['12\u201114, 12\u221214, 12\u201014, 12\u00A014, 12\u202F14', '12-14, 12-14, 12-14, 12 14, 12 14'],
    ['12\u200B14, 12\u00AD14, 12\u2060\u200D14, Käse\u00ADfladen', '12 14, 12 14, 12 14, Käsefladen'],
    ['ﬁxﬂach 𝗔𝗹𝗹𝗲𝗿𝗴𝗶𝗲 Ｎｕｓｓ', 'fixflach Allergie Nuss'],
    ['Pizza 🍕!', 'Pizza [Pizza]!'],
    ['12🍕14 🌶️ 🇨🇭 1️⃣ ❤️', '12[Pizza]14 [Peperoni] [Flagge: Schweiz] [Taste: 1] [rotes Herz]'],
    ['👩🏽‍🍳 👍🏿 🏿', '[Köchin] [Daumen hoch] [dunkle Hautfarbe]'],
    ['a\u001B@\u001DV0\u0010b\tc\u0085d', 'a[U+001B]@[U+001D]V0[U+0010]b c d'],
    ['\uE000 \uD83C! \u0378', '[U+E000] [U+D83C]! [U+0378]'],
    ['Аллергия, Łukasz, Nguyễn, حساسية', 'Аллергия, Łukasz, Nguyễn, حساسية'],
  ])('of %j is %j', (text, shown) => expect(paperText(text)).toBe(shown));

  it('joins no digits, commands no printer and shows whatever can be seen', () => {
    assert(
      property(anyText(4), (text) => {
        const shown = paperText(`1${text}2`);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|^12$/u);
        const seen = text.replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Z}|\s/gu, '');
        expect(seen === '' || shown.slice(1, -1).trim() !== '').toBe(true);
      }),
    );
  });

  it('has numbers for what cannot be shown, also for marks of letters that can', () => {
    expect(withCodes('Café 𠮷 x\u0316', (text) => /^[ -~é]+$/u.test(text))).toBe('Café [U+20BB7] x[U+0316]');
  });
});
