import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { manyLines, oneLine } from './text.ts';

const isOneLine = (text: string) => z.string().check(oneLine).safeParse(text).success;
const isManyLines = (text: string) => z.string().check(manyLines).safeParse(text).success;

describe('text that can be stored', () => {
  it.each([
    ['Zoë Müller 🫓', true, true],
    ['', true, true],
    ['\u00a0\u200d\u{10ffff}', true, true],
    ['first\nsecond', false, true],
    ['\n', false, true],
    ['first\r\nsecond', false, false],
    ['a\tb', false, false],
    ['nothing\u0000', false, false],
    ['half \uD83D', false, false],
    ['\uDE00 other half', false, false],
    ['\uDE00\uD83D', false, false],
    ['a\u001Bb', false, false],
    ['a\u007F', false, false],
    ['a\u0085', false, false],
    ['x'.repeat(1_000_000), true, true],
    [`${'x'.repeat(1_000_000)}\u0000`, false, false],
  ])('judges %j', (text, asOneLine, asManyLines) => {
    expect([isOneLine(text), isManyLines(text)]).toEqual([asOneLine, asManyLines]);
  });

  it('is judged code point by code point', () => {
    const unit = fc.oneof(
      fc.constantFrom('\n', '\t', '\u0000', '\u009f', '\uD83D', '\uDE00', 'a', '🫓'),
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 6 }), (units) => {
        const text = units.join('');
        const isStorable = (point: string) => {
          const code = point.codePointAt(0) ?? 0;
          const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
          return !isControl && !(code >= 0xd800 && code < 0xe000);
        };
        expect(isOneLine(text)).toBe(Array.from(text).every(isStorable));
        expect(isManyLines(text)).toBe(Array.from(text).every((point) => point === '\n' || isStorable(point)));
      }),
      { numRuns: 300 },
    );
  });

  it.each([oneLine, manyLines])('is refused with the reason', (check) => {
    expect(z.string().check(check).safeParse('\u0000').error?.issues[0]?.message).toBe(
      'Dieser Text enthält unerlaubte Zeichen.',
    );
  });
});
