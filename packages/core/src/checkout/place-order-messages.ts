import { giftCardMessage } from '../gift-card/gift-card.ts';
import { formatMoney } from '../money/format-money.ts';
import { formatTime } from '../time/zurich.ts';
import { CHECKOUT_BLOCK_MESSAGES } from './checkout-blocking.ts';
import type { PlaceOrderError } from './place-order.ts';

/** The message for the customer when an order is refused. */
export function placeOrderMessage(error: PlaceOrderError): string {
  switch (error.code) {
    case 'checkoutBlocked': {
      const { title, detail } = CHECKOUT_BLOCK_MESSAGES[error.block];
      return `${title}: ${detail}`;
    }
    case 'orderLocationUnavailable':
      return 'An diesen Ort liefern wir zurzeit nicht. Bitte wähle einen anderen Lieferort.';
    case 'belowMinimumOrder':
      return `Für diesen Lieferort gilt ein Mindestbestellwert von ${formatMoney(error.minimumOrder)}. Es fehlen noch ${formatMoney(error.missing)}.`;
    case 'deliveryTimeUnavailable':
      return 'Zu dieser Zeit können wir deine Bestellung nicht mehr liefern. Bitte wähle eine andere Lieferzeit.';
    case 'slotFull':
      return 'Zu dieser Zeit ist unser Ofen schon voll. Bitte wähle eine andere Lieferzeit.';
    case 'estimateChanged':
      return `Es dauert jetzt länger: Wir sind voraussichtlich um ${formatTime(error.estimate)} bei dir. Wenn das für dich stimmt, bestelle nochmals.`;
    case 'legalAgeUnconfirmed':
      return 'Deine Bestellung enthält Alkohol. Bitte bestätige, dass du alt genug dafür bist.';
    case 'totalTooHigh':
      return 'So viel können wir auf einmal nicht liefern. Bitte ruf uns an.';
    case 'giftCardUnusable':
      return giftCardMessage(error);
    case 'totalChanged':
      return `Der Preis hat sich geändert und beträgt jetzt ${formatMoney(error.totalPrice)}. Bitte prüfe deine Bestellung noch einmal.`;
    case 'giftCardChanged':
      return `Dein Gutschein bezahlt jetzt ${formatMoney(error.giftCardAmount)}, an der Tür bleiben ${formatMoney(error.amountDue)}. Bitte prüfe deine Bestellung noch einmal.`;
    case 'idempotencyKeyReused':
      return 'Deine Bestellung ist bereits bei uns eingegangen. Bitte ruf uns an, wenn du sie ändern möchtest.';
  }
}
