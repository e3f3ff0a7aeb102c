import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EndWithReason, REASONS, REASON_LABELS, orderReason, reasonFor } from './order-reason.ts';

const CODES = orderReason.shape.code.options;
const ENDS = Object.keys(REASONS) as EndWithReason[];
const messagesOf = (end: EndWithReason, reason: unknown) =>
  reasonFor(end)
    .safeParse(reason)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the reason of an early end', () => {
  it.each([
    ['rejected', ['soldOut', 'tooBusy', 'closed', 'customer', 'noShow', 'other']],
    ['cancelled', ['customer', 'noShow', 'soldOut', 'tooBusy', 'closed', 'other']],
    ['undeliverable', ['noShow', 'customer', 'other']],
  ] as const)('%s can have these, the likeliest first', (end, codes) => {
    expect(REASONS[end]).toEqual(codes);
    for (const code of CODES) {
      const fits = codes.some((fitting) => fitting === code);
      expect(messagesOf(end, { code, text: 'Ofen kaputt' })).toEqual(
        fits ? [] : [['code', 'Dieser Grund passt hier nicht.']],
      );
    }
  });

  it('has a name for every reason, and uses each', () => {
    expect(CODES.map((code) => [code, REASON_LABELS[code]])).toEqual([
      ['customer', 'Der Gast möchte es so'],
      ['soldOut', 'Etwas ist ausverkauft'],
      ['tooBusy', 'Zu viel los'],
      ['closed', 'Wir schliessen'],
      ['noShow', 'Niemand war da'],
      ['unpaid', 'Nicht bezahlt'],
      ['other', 'Etwas anderes'],
    ]);
    expect(new Set(ENDS.flatMap((end) => REASONS[end]))).toEqual(
      // Nobody gives this one: an order that is not paid ends by itself.
      new Set(CODES.filter((code) => code !== 'unpaid')),
    );
  });

  it.each(['', ' ', '\n \n', '\u200b', ' \u2800'])('needs a text when it is another one, not %j', (text) => {
    for (const end of ENDS) {
      expect(messagesOf(end, { code: 'other', text })).toEqual([['text', 'Schreib bitte kurz, was passiert ist.']]);
      expect(messagesOf(end, { code: 'customer', text })).toEqual([]);
    }
  });

  it('has a text of 200 characters at most', () => {
    expect(messagesOf('cancelled', { code: 'other', text: 'x'.repeat(200) })).toEqual([]);
    const tooLong = [['text', 'Der Grund darf maximal 200 Zeichen lang sein.']];
    for (const length of [201, 1_000_000])
      expect(messagesOf('cancelled', { code: 'other', text: 'x'.repeat(length) })).toEqual(tooLong);
  });

  it('keeps line breaks and refuses what cannot be stored', () => {
    expect(messagesOf('rejected', { code: 'closed', text: 'Heute\nfrüher' })).toEqual([]);
    expect(messagesOf('rejected', { code: 'closed', text: 'halb \uD83D' })).toEqual([
      ['text', 'Das Zeichen U+D83D an Stelle 6 können wir nicht speichern. Bitte lösche es.'],
    ]);
  });

  it('asks for a reason that is known', () => {
    for (const code of [null, undefined, '', '__proto__', 'constructor', 7])
      expect(messagesOf('rejected', { code, text: '' })).toEqual([['code', 'Wähle bitte einen Grund.']]);
  });

  it('fits no end that is none', () => {
    for (const end of ['nope', '__proto__', 'constructor', 'delivered'])
      expect(messagesOf(end as EndWithReason, { code: 'customer', text: '' })).toEqual([
        ['code', 'Dieser Grund passt hier nicht.'],
      ]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENDS), fc.anything(), (end, reason) => {
        expect(() => reasonFor(end).safeParse(reason)).not.toThrow();
      }),
    );
  });
});
