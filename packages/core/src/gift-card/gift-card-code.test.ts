import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../text/any-sign.fixtures.ts';
import { GIFT_CARD_ALPHABET, type RandomBytes, createGiftCardCode, parseGiftCardCode } from './gift-card-code.ts';
import { GIFT_CARD_CODE } from './gift-card.fixtures.ts';
import { giftCardCode } from './gift-card.ts';

/** Repeats these bytes in turn. */
function dealing(...bytes: number[]): RandomBytes {
  let next = 0;
  return (count) => Uint8Array.from({ length: count }, () => bytes[next++ % bytes.length] ?? 0);
}
const codes = fc
  .array(fc.nat(252), { minLength: 12, maxLength: 12 })
  .map((bytes) => createGiftCardCode(dealing(...bytes)));
const bare = (code: string) => code.replaceAll('-', '');
const places = Array.from({ length: 13 }, (_, index) => index);

describe('the alphabet', () => {
  it('has a prime number of characters, none like another', () => {
    expect(GIFT_CARD_ALPHABET).toMatch(/^[2-9ACEFHJKMNPRTWXY]{23}$/);
    expect(new Set(GIFT_CARD_ALPHABET).size).toBe(23);
  });
});

describe('createGiftCardCode', () => {
  it('turns bytes into characters and adds the check character', () => {
    expect(createGiftCardCode(dealing(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))).toBe(GIFT_CARD_CODE);
    expect(createGiftCardCode(dealing(0))).toBe('2222-2222-22222');
    expect(createGiftCardCode(dealing(22))).toMatch(/^YYYY-YYYY-YYYY/);
  });

  it('has a check character that an own sum confirms', () => {
    fc.assert(
      fc.property(codes, (code) => {
        let sum = 0;
        for (const [index, each] of bare(code).split('').entries())
          sum += GIFT_CARD_ALPHABET.indexOf(each) * (13 - index);
        expect(sum % 23).toBe(0);
      }),
    );
  });

  it('favours no character: every fair byte counts, the others are drawn again', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const [first = ''] = createGiftCardCode((count) => {
        const bytes = new Uint8Array(count);
        if (count === 12) bytes[0] = byte;
        return bytes;
      });
      if (byte < 253) counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 23 }, () => 11));
    expect(createGiftCardCode(dealing(253, 254, 255, 0, 252))).toBe(createGiftCardCode(dealing(0, 22)));
  });

  it('asks for what is missing only, and takes no more than it needs', () => {
    const requested: number[] = [];
    createGiftCardCode((count) => {
      requested.push(count);
      return Uint8Array.from({ length: count }, (_, index) => (index < 5 ? 1 : 255));
    });
    expect(requested).toEqual([12, 7, 2]);
    expect(createGiftCardCode(() => new Uint8Array(100))).toBe('2222-2222-22222');
  });

  it.each([
    ['nothing', () => new Uint8Array(0)],
    ['only unfit bytes', dealing(255)],
  ])('does not wait for ever for a source that gives %s', (_, source) => {
    let draws = 0;
    const counted: RandomBytes = (count) => {
      draws += 1;
      return source(count);
    };
    expect(() => createGiftCardCode(counted)).toThrow('the source of random bytes is broken');
    expect(draws).toBe(1000);
  });

  it('is patient with a source that is slow', () => {
    let draws = 0;
    const slow: RandomBytes = () => Uint8Array.from(++draws % 80 === 0 ? [7] : [255]);
    expect(createGiftCardCode(slow)).toBe(createGiftCardCode(dealing(7)));
  });
});

describe('parseGiftCardCode', () => {
  it.each([
    GIFT_CARD_CODE,
    '23456789ACEFN',
    '2345-6789-acefn',
    '  2345 6789 ACEFN\n',
    '2 3 4 5 6 7 8 9 a c e f n',
    '2345–6789—ACEFN',
    '2345\u00A06789\u2011ACEFN',
    '-2345--6789-ACEFN-',
    '2345-6789-ACEFN\u200b',
    '\u200e2345-6789-ACEFN',
    '2345-6789-ACEFN.',
    '„2345-6789-ACEFN“,',
    '(2345-6789-ACEFN)',
    '*2345-6789-ACEFN*…',
    '２３４５－６７８９－ＡＣＥＦＮ',
    '2345\u22126789\u2212ACEFN',
    '2345.6789.ACEFN',
    '2345_6789_ACEFN',
    '2345/6789/ACEFN',
    '2345 · 6789 · ACEFN',
    '2345, 6789, ACEFN',
    '«2345» «6789» «ACEFN»',
    '2345%206789%20ACEFN',
    '2345 → 6789 → ACEFN',
    'Gutschein: 2345-6789-ACEFN',
    '2345-6789-ACEFN!',
    '¡2345-6789-ACEFN?',
    '#2345-6789-ACEFN',
    'Gutscheincode 2345 6789 ACEFN (CHF 50.00)',
    'CHF 2345 6789 ACEFN',
    'Hier ist dein Gutschein von der Ofenpost:\n\n2345-6789-ACEFN\n\nGültig bis 31.12.2031. Viel Freude damit!',
    '2345-6789-ACEFN, nochmals: 23456789acefn',
    'code=2345-6789-ACEFN&x',
    '2345-6789-ACEFN🎁',
    '\uD83D2345-6789-ACEFN',
  ])('reads "%s"', (text) => {
    expect(parseGiftCardCode(text)).toBe(GIFT_CARD_CODE);
  });

  it.each([
    '',
    '-',
    '2345-6789-ACEF',
    '2345-6789-ACEFN8',
    '2345-6789-ACEFP',
    '0345-6789-ACEFN',
    'x2345-6789-ACEFN',
    'Gutschein: 2345-6789-ACEFP!',
    'Gutschein2345-6789-ACEFN',
    '2345-6789-ACEFN oder 2222-2222-22222',
    '\u0000'.repeat(13),
    'ﬀ'.repeat(13),
    '__proto__',
    '2'.repeat(100_000),
  ])('does not read %j', (text) => {
    expect(parseGiftCardCode(text)).toBeNull();
  });

  it('reads every code that was made, as it is shown', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^.{4}-.{4}-.{5}$/);
        expect(parseGiftCardCode(bare(code).toLowerCase())).toBe(code);
        expect(giftCardCode.safeParse(code).success).toBe(true);
        expect(giftCardCode.safeParse(bare(code)).success).toBe(false);
      }),
    );
  });

  it('notices every single wrong character', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const characters = bare(code);
        const wrong = places.flatMap((place) =>
          GIFT_CARD_ALPHABET.split('')
            .filter((other) => other !== characters[place])
            .map((other) => characters.slice(0, place) + other + characters.slice(place + 1)),
        );
        expect(wrong).toHaveLength(13 * 22);
        expect(wrong.filter((text) => parseGiftCardCode(text) !== null)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('notices every two characters that were swapped, neighbours or not', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const characters = bare(code).split('');
        const swapped = places.flatMap((one) =>
          places
            .filter((other) => other > one && characters[one] !== characters[other])
            .map((other) =>
              characters
                .with(one, characters[other] ?? '')
                .with(other, characters[one] ?? '')
                .join(''),
            ),
        );
        expect(swapped.filter((text) => parseGiftCardCode(text) !== null)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anySign, maxLength: 30 }), fc.string()), (text) => {
        const code = parseGiftCardCode(text);
        expect(code === null || parseGiftCardCode(code) === code).toBe(true);
      }),
    );
  });
});
