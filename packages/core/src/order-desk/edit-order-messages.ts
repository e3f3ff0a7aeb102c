import { formatMoney } from '../money/format-money.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import { aboveLimitMessage } from '../role/staff-limit.ts';

const tooHighText = (most: number): string =>
  most === 0 ? 'So wäre mehr bezahlt als geschuldet.' : `So ist höchstens ${formatMoney(most)} geschuldet.`;

/** Why an order cannot be edited like this, in German; null for a refusal that is not about the edit. */
export function editRefusalText(error: OrderChangeError): string | null {
  switch (error.code) {
    case 'aboveLimit':
      return aboveLimitMessage(error);
    case 'nothingToEdit':
      return 'Noch ist nichts anders.';
    case 'paymentTooHigh':
      return tooHighText(error.most);
    case 'refundedBefore':
      return 'Davon ist schon mehr zurückerstattet, als dann bezahlt wäre.';
    case 'nothingToRedeliver':
      return 'So viel lässt sich nicht nachliefern.';
    case 'goodwillOnSpirits':
      return 'Spirituosen gibt es nur nochmals, wenn sie fehlten, falsch oder nicht gut waren.';
    case 'alreadyOnTheWay':
      return 'Der Kurier ist schon unterwegs. Nimm auf, was dazukommt, als neue Bestellung auf.';
    case 'promiseInvalid':
      return 'Diese Zeit geht nicht: Sie ist vorbei oder mehr als einen Tag entfernt.';
    case 'nothingLeft':
      return 'Es bliebe nichts übrig. Storniere die Bestellung, wenn der Gast nichts mehr will.';
    case 'lineUnavailable':
      return `«${error.name}» gibt es gerade nicht.`;
    case 'orderLocationUnavailable':
      return 'Dorthin wird nicht geliefert.';
    case 'belowMinimumOrder':
      return `Bis zum Mindestbestellwert von ${formatMoney(error.minimumOrder)} fehlen ${formatMoney(error.missing)}.`;
    case 'slotFull':
      return 'Zur versprochenen Zeit ist der Ofen voll.';
    case 'totalTooHigh':
      return 'So viel geht nicht auf einmal.';
    case 'totalChanged':
      return `Der Preis hat sich geändert: jetzt ${formatMoney(error.totalPrice)}. Sag es dem Gast und speichere nochmals.`;
    default:
      return null;
  }
}
