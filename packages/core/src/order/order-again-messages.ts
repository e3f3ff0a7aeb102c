import { CART_AMOUNT_MAX } from '../cart/cart-limits.ts';
import type { MissingLine, MissingReason } from '../cart/missing-line.ts';

function explanationOf(reason: MissingReason): string {
  switch (reason.code) {
    case 'optionsGone':
      return reason.names.length === 1
        ? `Das Extra «${reason.names.join()}» gibt es nicht mehr.`
        : `Die Extras «${reason.names.join('», «')}» gibt es nicht mehr.`;
    case 'optionsInvalid':
      return 'Diese Auswahl an Extras geht gerade nicht.';
    case 'creationInvalid':
    case 'partsUnavailable':
      return 'Nicht alles für diesen Fladen ist gerade da.';
    case 'menuUnavailable':
      return 'Dieses Menü gibt es heute nicht.';
    case 'coursesChanged':
      return 'Dieses Menü hat jetzt andere Gänge.';
    case 'amountInvalid':
      return `Mit dem, was schon im Warenkorb ist, wären es mehr als ${CART_AMOUNT_MAX}.`;
    case 'cartFull':
      return 'Dein Warenkorb ist voll.';
    default:
      return 'Das gibt es gerade nicht.';
  }
}

/** The message about a missing line: `2× Margherita: Das gibt es gerade nicht.` */
export const missingLineMessage = ({ name, amount, reason }: MissingLine): string =>
  `${amount}× ${name}: ${explanationOf(reason)}`;
