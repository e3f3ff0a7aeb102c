import type { PlaceOrderError } from '../checkout/place-order.ts';
import { PHONE_NUMBER_MISSING } from '../contact/phone-number.ts';
import type { FieldErrors } from '../editor/editor.ts';
import { formatMoney } from '../money/format-money.ts';
import { promotionMessage } from '../promotion/promotion-texts.ts';
import type { Instant } from '../time/instant.ts';
import { formatTime } from '../time/zurich.ts';

const TEXTS = {
  totalTooHigh: 'So viel geht nicht auf einmal.',
  onlineUnavailable: 'Am Telefon bezahlt niemand online.',
  idempotencyKeyReused: 'Diese Bestellung ist schon angekommen, bevor du sie geändert hast. Schau auf dem Pult nach.',
  accountChanged: 'Hier ist inzwischen ein anderes Konto angemeldet.',
};

/** Why an order cannot be taken like this, in German. */
export function phoneOrderMessage(error: PlaceOrderError): string {
  switch (error.code) {
    case 'checkoutBlocked':
      return BLOCK_MESSAGES[error.block];
    case 'orderLocationUnavailable':
      return 'Dorthin wird nicht geliefert. Vielleicht möchte der Gast es abholen.';
    case 'belowMinimumOrder':
      return `Bis zum Mindestbestellwert von ${formatMoney(error.minimumOrder)} fehlen ${formatMoney(error.missing)}.`;
    case 'estimateChanged':
      return `Die Zeit hat sich geändert: jetzt ${formatTime(error.estimate)}. Sag es dem Gast und schick sie nochmals ab.`;
    case 'deliveryTimeUnavailable':
      return 'Diese Zeit geht nicht, oder etwas davon gibt es dann nicht.';
    case 'slotFull':
    case 'newGuestSlotFull':
      return 'Zu dieser Zeit ist der Ofen voll.';
    case 'tooManyOpenOrders':
      return 'Von dort sind schon zu viele Bestellungen offen.';
    case 'legalAgeUnconfirmed':
      return 'Es ist Alkohol dabei: Frag nach dem Alter.';
    case 'promotionUnusable':
      return promotionMessage(error);
    case 'giftCardUnusable':
      return 'Mit diesem Gutschein kann man nicht bezahlen.';
    case 'totalChanged':
      return `Der Preis hat sich geändert: jetzt ${formatMoney(error.totalPrice)}. Sag es dem Gast und schick sie nochmals ab.`;
    case 'giftCardChanged':
      return `Der Gutschein bezahlt ${formatMoney(error.giftCardAmount)}, offen bleiben ${formatMoney(error.amountDue)}. Sag es dem Gast und schick sie nochmals ab.`;
    default:
      return TEXTS[error.code];
  }
}

/** The question before another time is booked than the shown one, if there was one. */
export const estimateQuestion = (shown: Instant | null, estimate: Instant): string =>
  shown === null
    ? `Es wird ${formatTime(estimate)}. So buchen?`
    : `${formatTime(shown)} geht nicht mehr, neu ${formatTime(estimate)}. So buchen?`;

const BLOCK_MESSAGES = {
  emptyCart: 'Noch nichts bestellt.',
  deliveryClosed: 'Heute wird nicht mehr geliefert.',
  restaurantClosed: 'Abholen geht für heute nicht mehr.',
  collectionOff: 'Abholen geht zurzeit nicht.',
  unavailableItems: 'Etwas davon gibt es gerade nicht.',
} as const;

const FIELD_MESSAGES: Readonly<Record<string, string>> = {
  contactName: 'Wie heisst der Gast?',
  phoneNumber: 'Wie lautet die Nummer?',
  street: 'Welche Strasse?',
  houseNumber: 'Nr.?',
  orderLocationId: 'Welcher Ort?',
};

/** The errors of a phone order by field; `errors` are those of its draft. */
export const phoneOrderErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const field = path.slice(path.lastIndexOf('.') + 1);
      const isHalfNumber = field === 'phoneNumber' && message !== PHONE_NUMBER_MISSING;
      return [field, isHalfNumber ? 'Die Nummer hat zehn Ziffern.' : (FIELD_MESSAGES[field] ?? message)];
    }),
  );
