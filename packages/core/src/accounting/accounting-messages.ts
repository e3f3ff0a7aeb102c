import { NO_SUCH_COIN } from '../money/cash-rounding.ts';
import { formatMoney } from '../money/format-money.ts';
import { aboveLimitMessage } from '../permission/above-limit-message.ts';
import { formatLocalDate } from '../time/zurich.ts';
import type { AccountingError } from './accounting.ts';

/** Such as `Nr. 1042, 1043 und 3 weitere`. */
function numbersText(numbers: readonly number[], count: number): string {
  const more = count - numbers.length;
  return `Nr. ${numbers.join(', ')}${more > 0 ? ` und ${more === 1 ? 'eine weitere' : `${more} weitere`}` : ''}`;
}

function openOrdersMessage(numbers: readonly number[], count: number): string {
  const open = count === 1 ? 'Eine Bestellung ist noch offen' : `${count} Bestellungen sind noch offen`;
  return `${open}: ${numbersText(numbers, count)}. Bring sie zu Ende, dann kannst du den Tag abschliessen.`;
}

type WithAmounts = 'aboveLimit' | 'earlierDayOpen' | 'ordersOpen' | 'openingDiffers' | 'refundTooHigh';

const TEXTS: Readonly<Record<Exclude<AccountingError['code'], WithAmounts>, string>> = {
  closeNotInForce: 'Dieser Abschluss ist schon zurückgenommen. Lade die Seite neu.',
  laterEntries: 'Nach diesem Abschluss wurde schon gebucht oder gezählt. Er lässt sich nicht mehr zurücknehmen.',
  dayClosed: 'Dieser Tag ist abgeschlossen und bleibt, wie er ist.',
  dayNotBegun: 'Dieser Tag hat noch nicht begonnen.',
  cashNotCounted: 'Zähl zuerst die Kasse.',
  openingNotInCoins: `${NO_SUCH_COIN} Prüf den Anfangsbestand.`,
  figuresChanged: 'Inzwischen ist etwas dazugekommen. Schau die Zahlen nochmals an und schliess dann ab.',
  countChanged: 'Jemand hat die Kasse inzwischen gezählt. Schau die neue Zählung an, bevor du deine speicherst.',
  saleUnknown: 'Unter dieser Nummer ist nichts verkauft worden.',
  idempotencyKeyReused: 'Das ist schon gebucht, mit anderen Angaben. Lade die Seite neu.',
};

/** The message for staff when the books refuse something, in German. */
export function accountingMessage(error: AccountingError): string {
  switch (error.code) {
    case 'aboveLimit':
      return aboveLimitMessage(error);
    case 'earlierDayOpen':
      return `Schliess zuerst den ${formatLocalDate(error.day)} ab.`;
    case 'ordersOpen':
      return openOrdersMessage(error.numbers, error.count);
    case 'openingDiffers':
      return `Der letzte Abschluss liess ${formatMoney(error.carried)} in der Kasse. Zähl die Kasse von dort weg, oder gib bei der Zählung an, warum der Anfangsbestand ein anderer ist.`;
    case 'refundTooHigh':
      return error.refundable === 0
        ? 'Diese Bestellung ist schon ganz zurückerstattet.'
        : `Für diese Bestellung sind höchstens noch ${formatMoney(error.refundable)} möglich.`;
    default:
      return TEXTS[error.code];
  }
}
