import { expect, it } from 'vitest';
import { guestReason } from './guest-reason.ts';
import type { ReasonCode } from './order-reason.ts';

it.each<[ReasonCode, string, string]>([
  ['customer', '', 'auf deinen Wunsch'],
  ['soldOut', '', 'etwas davon ist ausverkauft'],
  ['soldOut', 'der Speck', 'etwas davon ist ausverkauft – der Speck'],
  ['tooBusy', '', 'im Ofen ist kein Platz mehr'],
  ['closed', '', 'wir haben schon geschlossen'],
  ['noShow', '', 'es war niemand zu erreichen'],
  ['other', 'Stromausfall', 'Stromausfall'],
  ['other', '', ''],
])('tells the guest of %s, %j', (code, text, reported) => {
  expect(guestReason({ reason: { code, text } })).toBe(reported);
});

it('tells nothing where there is no reason', () => {
  expect(guestReason({ reason: null })).toBe('');
});
