import { NO_SUCH_COIN } from '../money/cash-rounding.ts';
import { formatMoney } from '../money/format-money.ts';
import { formatLocalDate } from '../time/zurich.ts';
import type { AccountingError } from './accounting.ts';

/** `Nr. 1042, 1043 und 3 weitere`. */
function numbersText(numbers: readonly number[], count: number): string {
  const more = count - numbers.length;
  return `Nr. ${numbers.join(', ')}${more > 0 ? ` und ${more === 1 ? 'eine weitere' : `${more} weitere`}` : ''}`;
}

function openOrdersMessage(numbers: readonly number[], count: number): string {
  const open = count === 1 ? 'Eine Bestellung ist noch offen' : `${count} Bestellungen sind noch offen`;
  return `${open}: ${numbersText(numbers, count)}. Bring sie zu Ende, dann kannst du den Tag abschliessen.`;
}

/** What staff are told when the books refuse something. */
export function accountingMessage(error: AccountingError): string {
  switch (error.code) {
    case 'closeNotInForce':
      return 'Dieser Abschluss ist schon zurückgenommen. Lade die Seite neu.';
    case 'laterEntries':
      return 'Nach diesem Abschluss wurde schon gebucht oder gezählt. Er lässt sich nicht mehr zurücknehmen.';
    case 'dayClosed':
      return 'Dieser Tag ist abgeschlossen und bleibt, wie er ist.';
    case 'dayNotBegun':
      return 'Dieser Tag hat noch nicht begonnen.';
    case 'earlierDayOpen':
      return `Schliess zuerst den ${formatLocalDate(error.day)} ab.`;
    case 'cashNotCounted':
      return 'Zähl zuerst die Kasse.';
    case 'ordersOpen':
      return openOrdersMessage(error.numbers, error.count);
    case 'openingNotInCoins':
      return `${NO_SUCH_COIN} Prüf den Anfangsbestand.`;
    case 'figuresChanged':
      return 'Inzwischen ist etwas dazugekommen. Schau die Zahlen nochmals an und schliess dann ab.';
    case 'countChanged':
      return 'Jemand hat die Kasse inzwischen gezählt. Schau die neue Zählung an, bevor du deine speicherst.';
    case 'saleUnknown':
      return 'Unter dieser Nummer ist nichts verkauft worden.';
    case 'refundTooHigh':
      return error.refundable === 0
        ? 'Diese Bestellung ist schon ganz zurückerstattet.'
        : `Für diese Bestellung sind höchstens noch ${formatMoney(error.refundable)} möglich.`;
    case 'idempotencyKeyReused':
      return 'Das ist schon gebucht, mit anderen Angaben. Lade die Seite neu.';
  }
}
