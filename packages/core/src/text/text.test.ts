import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storable } from './text.ts';

const messageOf = (text: string) => z.string().check(storable).safeParse(text).error?.issues[0]?.message;

describe('text that can be stored', () => {
  it.each(['Zoë Müller 🫓', '', '\u00a0\u200d\u{10ffff}', 'a\tb\n', 'a\u001b', 'x'.repeat(1_000_000)])(
    'can be %j',
    (text) => {
      expect(messageOf(text)).toBeUndefined();
    },
  );

  it.each([
    ['\0', 'U+0000', 1],
    ['nothing\0', 'U+0000', 8],
    ['🫓🫓 \uD83D', 'U+D83D', 4],
    ['\uDE00 other half', 'U+DE00', 1],
    [`${'x'.repeat(1_000_000)}\0`, 'U+0000', 1_000_001],
  ])('is refused with what and where: %j', (text, character, place) => {
    expect(messageOf(text)).toBe(
      `Das Zeichen ${character} an Stelle ${place} können wir nicht speichern. Bitte lösche es.`,
    );
  });
});
