import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { optionalLines, optionalText, requiredText } from './text.ts';

const SCHEMAS = {
  required: requiredText(5, 'fehlt', 'zu lang'),
  optional: optionalText(5, 'zu lang'),
  lines: optionalLines(5, 'zu lang'),
};
const forbidden = (character: string, place: number) =>
  `Das Zeichen ${character} an Stelle ${place} können wir nicht speichern. Bitte lösche es.`;
const NULL_FIRST = forbidden('U+0000', 1);
const HALF_FIRST = forbidden('U+D83D', 1);
const NULL_SECOND = forbidden('U+0000', 2);
const HALF_SECOND = forbidden('U+D83D', 2);

/** The cleaned text, or the first message. */
function validate(schema: z.ZodMiniType<string>, text: unknown): { text: string } | string | undefined {
  const { data, error } = schema.safeParse(text);
  return data === undefined ? error?.issues[0]?.message : { text: data };
}

describe('text', () => {
  it.each([
    ['abcde', { text: 'abcde' }, { text: 'abcde' }, { text: 'abcde' }],
    ['  abc de ', 'zu lang', 'zu lang', 'zu lang'],
    ['\u00a0 abcde\n\t', { text: 'abcde' }, { text: 'abcde' }, { text: 'abcde' }],
    ['abcdef', 'zu lang', 'zu lang', 'zu lang'],
    ['', 'fehlt', { text: '' }, { text: '' }],
    ['   ', 'fehlt', { text: '' }, { text: '' }],
    ['\u200b\u200b', 'fehlt', { text: '' }, { text: '' }],
    [' \u00ad\u2800\u3164 \ufe0f\u2060\ufffb\u{e0041} ', 'fehlt', { text: '' }, { text: '' }],
    ['\u200b'.repeat(6), 'fehlt', { text: '' }, { text: '' }],
    ['\u200b\u0000', NULL_FIRST, NULL_FIRST, NULL_FIRST],
    ['\u200b\uD83D', HALF_FIRST, HALF_FIRST, HALF_FIRST],
    ['a\u200b', { text: 'a' }, { text: 'a' }, { text: 'a' }],
    ['❤️', { text: '❤️' }, { text: '❤️' }, { text: '❤️' }],
    ['a\nb', { text: 'a b' }, { text: 'a b' }, { text: 'a\nb' }],
    ['a\tb', { text: 'a b' }, { text: 'a b' }, { text: 'a b' }],
    ['a\u0000b', NULL_SECOND, NULL_SECOND, NULL_SECOND],
    ['a\uD83Db', HALF_SECOND, HALF_SECOND, HALF_SECOND],
  ])('judges %j', (text, required, optional, lines) => {
    expect([validate(SCHEMAS.required, text), validate(SCHEMAS.optional, text), validate(SCHEMAS.lines, text)]).toEqual(
      [required, optional, lines],
    );
  });

  it('judges a million characters', () => {
    const text = 'x'.repeat(1_000_000);
    expect(Object.values(SCHEMAS).map((schema) => validate(schema, text))).toEqual(['zu lang', 'zu lang', 'zu lang']);
  });

  it.each([undefined, null, 7, Number.NaN, {}, ['abc']])('takes %j for missing', (value) => {
    expect(validate(SCHEMAS.required, value)).toBe('fehlt');
    expect(validate(SCHEMAS.optional, value)).toBe('Bitte gib einen Text ein oder lass das Feld leer.');
    expect(validate(SCHEMAS.lines, value)).toBe('Bitte gib einen Text ein oder lass das Feld leer.');
  });
});
