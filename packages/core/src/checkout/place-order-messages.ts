import { GIFT_CARD_UNUSABLE } from '../gift-card/gift-card-unusable.ts';
import { formatMoney } from '../money/format-money.ts';
import { promotionMessage } from '../promotion/promotion-texts.ts';
import { formatTime } from '../time/zurich.ts';
import type { TooManyOpenOrders } from '../trust/open-order-limit.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import { CHECKOUT_BLOCK_MESSAGES } from './checkout-blocking.ts';
import type { PlaceOrderError } from './place-order.ts';

const PLACES: Record<TooManyOpenOrders['of'], string> = { device: 'Von dir', address: 'An diese Adresse' };

const TEXTS = {
  totalTooHigh: 'So viel können wir auf einmal nicht liefern. Bitte ruf uns an.',
  onlineUnavailable: 'Online bezahlen geht gerade nicht. Bezahle an der Tür oder versuch es nochmals.',
  idempotencyKeyReused: 'Deine Bestellung ist schon bei uns. Was jetzt noch im Warenkorb liegt, ist nicht dabei.',
  accountChanged:
    'Hier ist inzwischen ein anderes Konto angemeldet. Melde dich wieder mit deinem an und bestelle nochmals.',
};

/** The texts that differ when the order is collected; null: it is the same as for a delivery. */
function collectedMessage(error: PlaceOrderError): string | null {
  switch (error.code) {
    case 'belowMinimumOrder':
      return `Zum Abholen gilt ein Mindestbestellwert von ${formatMoney(error.minimumOrder)}. Es fehlen noch ${formatMoney(error.missing)}.`;
    case 'deliveryTimeUnavailable':
      return error.items !== undefined
        ? null
        : 'Zu dieser Zeit können wir deine Bestellung nicht mehr bereit machen. Bitte wähle eine andere Abholzeit.';
    case 'slotFull':
      return 'Zu dieser Zeit ist unser Ofen schon voll. Bitte wähle eine andere Abholzeit.';
    case 'newGuestSlotFull':
      return 'Zu dieser Zeit nehmen wir von neuen Gästen nichts mehr an. Bitte wähle eine andere Abholzeit oder ruf uns an.';
    case 'estimateChanged':
      return `Es dauert jetzt länger: Deine Bestellung ist voraussichtlich um ${formatTime(error.estimate)} bereit. Wenn das für dich stimmt, bestelle nochmals.`;
    case 'giftCardChanged':
      return `Dein Gutschein bezahlt jetzt ${formatMoney(error.giftCardAmount)}, beim Abholen bleiben ${formatMoney(error.amountDue)}. Bitte prüfe deine Bestellung noch einmal.`;
    case 'onlineUnavailable':
      return 'Online bezahlen geht gerade nicht. Bezahle beim Abholen oder versuch es nochmals.';
    default:
      return null;
  }
}

/** The message for the customer when an order is refused. */
export const placeOrderMessage = (error: PlaceOrderError, fulfilment: Fulfilment = 'delivered'): string =>
  (fulfilment === 'collected' ? collectedMessage(error) : null) ?? messageOf(error);

function messageOf(error: PlaceOrderError): string {
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
      if (error.items !== undefined) return 'Zu dieser Zeit gibt es nicht alles, was du bestellst.';
      return 'Zu dieser Zeit können wir deine Bestellung nicht mehr liefern. Bitte wähle eine andere Lieferzeit.';
    case 'slotFull':
      return 'Zu dieser Zeit ist unser Ofen schon voll. Bitte wähle eine andere Lieferzeit.';
    case 'newGuestSlotFull':
      return 'Zu dieser Zeit nehmen wir von neuen Gästen nichts mehr an. Bitte wähle eine andere Lieferzeit oder ruf uns an.';
    case 'tooManyOpenOrders':
      return `${PLACES[error.of]} sind schon drei Bestellungen offen. Für eine weitere ruf uns bitte an.`;
    case 'estimateChanged':
      return `Es dauert jetzt länger: Wir sind voraussichtlich um ${formatTime(error.estimate)} bei dir. Wenn das für dich stimmt, bestelle nochmals.`;
    case 'legalAgeUnconfirmed':
      return 'Deine Bestellung enthält Alkohol. Bitte bestätige, dass du alt genug dafür bist.';
    case 'giftCardUnusable':
      return GIFT_CARD_UNUSABLE;
    case 'promotionUnusable':
      return promotionMessage(error);
    case 'totalChanged':
      return `Der Preis hat sich geändert und beträgt jetzt ${formatMoney(error.totalPrice)}. Bitte prüfe deine Bestellung noch einmal.`;
    case 'giftCardChanged':
      return `Dein Gutschein bezahlt jetzt ${formatMoney(error.giftCardAmount)}, an der Tür bleiben ${formatMoney(error.amountDue)}. Bitte prüfe deine Bestellung noch einmal.`;
    default:
      return TEXTS[error.code];
  }
}
