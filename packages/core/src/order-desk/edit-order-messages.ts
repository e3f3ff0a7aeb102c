import { formatMoney } from '../money/format-money.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import { aboveLimitMessage } from '../role/staff-limit.ts';

const tooHighText = (most: number): string =>
  most === 0 ? 'So wäre mehr bezahlt als geschuldet.' : `So ist höchstens ${formatMoney(most)} geschuldet.`;

const TEXTS: Readonly<Partial<Record<OrderChangeError['code'], string>>> = {
  nothingToEdit: 'Noch ist nichts anders.',
  refundedBefore: 'Davon ist schon mehr zurückerstattet, als dann bezahlt wäre.',
  nothingToRedeliver: 'So viel lässt sich nicht nachliefern.',
  goodwillOnSpirits: 'Spirituosen gibt es nur nochmals, wenn sie fehlten, falsch oder nicht gut waren.',
  alreadyOnTheWay: 'Der Kurier ist schon unterwegs. Nimm auf, was dazukommt, als neue Bestellung auf.',
  promiseInvalid: 'Diese Zeit geht nicht: Sie ist vorbei oder mehr als einen Tag entfernt.',
  nothingLeft: 'Es bliebe nichts übrig. Storniere die Bestellung, wenn der Gast nichts mehr will.',
  orderLocationUnavailable: 'Dorthin wird nicht geliefert.',
  slotFull: 'Zur versprochenen Zeit ist der Ofen voll.',
  totalTooHigh: 'So viel geht nicht auf einmal.',
};

/** Why an order cannot be edited or delivered again like this, in German; null for a refusal that is not about that. */
export function editRefusalText(error: OrderChangeError): string | null {
  switch (error.code) {
    case 'aboveLimit':
      return aboveLimitMessage(error);
    case 'paymentTooHigh':
      return tooHighText(error.most);
    case 'lineUnavailable':
      return `«${error.name}» gibt es gerade nicht.`;
    case 'belowMinimumOrder':
      return `Bis zum Mindestbestellwert von ${formatMoney(error.minimumOrder)} fehlen ${formatMoney(error.missing)}.`;
    case 'totalChanged':
      return `Der Preis hat sich geändert: jetzt ${formatMoney(error.totalPrice)}. Sag es dem Gast und speichere nochmals.`;
    default:
      return TEXTS[error.code] ?? null;
  }
}
