import { formatMoney } from '../money/format-money.ts';
import { NO_SUCH_COIN } from '../payment/cash-rounding.ts';
import { aboveLimitMessage } from '../role/staff-limit.ts';
import type { GiftCardAdminError } from './gift-card-admin-error.ts';
import { GIFT_CARD_MAX, GIFT_CARD_MIN } from './gift-card.ts';

/** The message for staff when something cannot be done with a gift card, in German. */
export function giftCardMessage(error: GiftCardAdminError): string {
  switch (error.code) {
    case 'giftCardUnknown':
      return 'Diesen Gutschein gibt es nicht. Bitte prüfe den Code.';
    case 'giftCardVoid':
      return 'Dieser Gutschein ist gesperrt.';
    case 'amountInvalid':
      return `Dieser Betrag geht nicht. Ein Gutschein trägt ${formatMoney(GIFT_CARD_MIN)} bis ${formatMoney(GIFT_CARD_MAX)}.`;
    case 'amountNotInCoins':
      return `Dieser Gutschein wurde bar bezahlt. ${NO_SUCH_COIN}`;
    case 'aboveLimit':
      return aboveLimitMessage(error);
    case 'idempotencyKeyReused':
      return 'Dieser Gutschein ist schon ausgestellt. Du findest ihn in der Liste.';
    case 'balanceTooLow':
      return `Auf diesem Gutschein sind nur noch ${formatMoney(error.balance)}.`;
    case 'balanceChanged':
      return `Das Guthaben ist inzwischen ${formatMoney(error.balance)}. Schau, was angepasst wurde, bevor du es nochmals tust.`;
  }
}
