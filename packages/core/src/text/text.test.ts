import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { manyLines, oneLine } from './text.ts';

it.each([
  ['Zoë Müller 🫓', true, true],
  ['', true, true],
  ['first\nsecond', false, true],
  ['nothing\u0000', false, false],
  ['half \uD83D', false, false],
  ['a\u001Bb', false, false],
])('judges %j', (text, asOneLine, asManyLines) => {
  expect(z.string().check(oneLine).safeParse(text).success).toBe(asOneLine);
  expect(z.string().check(manyLines).safeParse(text).success).toBe(asManyLines);
});
