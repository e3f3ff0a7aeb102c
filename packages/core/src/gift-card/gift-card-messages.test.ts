import { expect, it } from 'vitest';
import { giftCardMessage } from './gift-card-messages.ts';

it.each([
  [{ code: 'giftCardUnknown' }, 'Diesen Gutschein gibt es nicht. Bitte prüfe den Code.'],
  [{ code: 'giftCardVoid' }, 'Dieser Gutschein ist gesperrt.'],
  [{ code: 'amountInvalid' }, "Dieser Betrag geht nicht. Ein Gutschein trägt CHF 10.00 bis CHF 1'000.00."],
  [{ code: 'balanceTooLow', balance: 1250 }, 'Auf diesem Gutschein sind nur noch CHF 12.50.'],
  [
    { code: 'balanceChanged', balance: 1250 },
    'Das Guthaben ist inzwischen CHF 12.50. Schau, was angepasst wurde, bevor du es nochmals tust.',
  ],
] as const)('says of %j: %s', (error, text) => {
  expect(giftCardMessage(error)).toBe(text);
});
