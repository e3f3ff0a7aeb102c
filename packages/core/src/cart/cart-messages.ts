import type { ToastMessage } from '../toast/toast.machine.ts';
import { CART_AMOUNT_MAX } from './cart-limits.ts';
import type { CartError } from './cart.ts';

const DETAILS: Record<CartError['code'], string> = {
  productUnavailable: 'Dieses Produkt gibt es gerade nicht. Such dir doch etwas anderes aus.',
  menuUnavailable: 'Dieses Menü gibt es heute nicht. Such dir doch etwas anderes aus.',
  optionsInvalid: 'Diese Auswahl geht gerade nicht. Bitte wähle nochmals.',
  creationInvalid: 'Dieser Fladen geht so nicht. Bitte stell ihn nochmals zusammen.',
  partsUnavailable: 'Nicht alles für deinen Fladen ist gerade da. Such dir doch etwas anderes aus.',
  itemUnknown: 'Dieser Artikel ist nicht mehr in deinem Warenkorb.',
  amountInvalid: `Von jedem Artikel gehen 1 bis ${CART_AMOUNT_MAX} Stück.`,
  cartFull: 'Dein Warenkorb ist voll. Ruf uns für grosse Bestellungen gerne an.',
};

/**
 * The message for a guest whose cart did not fit into the account's cart at sign-in. `leftOut` is in pieces, more than
 * 0.
 */
export const leftOutMessage = (leftOut: number): ToastMessage => ({
  kind: 'error',
  title: 'Nicht alles ist mitgekommen',
  detail: `In deinem Konto lag schon ein Warenkorb, und von jedem Artikel gehen höchstens ${CART_AMOUNT_MAX} Stück. ${leftOut === 1 ? 'Ein Stück hatte' : `${leftOut} Stück hatten`} keinen Platz mehr.`,
});

/** The message for a guest whose browser stores no cookies, and so no cart. */
export const NO_COOKIES_MESSAGE: ToastMessage = {
  kind: 'error',
  title: 'Dein Browser speichert keine Cookies',
  detail:
    'Ohne sie bleibt dein Warenkorb leer. Erlaube sie für unsere Seite in den Einstellungen des Browsers, und lade sie neu. Oder ruf uns an.',
};

/** The message after an addition to the cart. */
export const addedMessage = (name: string, storesCookies: boolean): ToastMessage =>
  storesCookies ? { kind: 'success', title: 'Im Warenkorb', detail: name } : NO_COOKIES_MESSAGE;

/** The message when the cart refuses a change, as for any HTTP error. Source: specification, section 8. */
export const cartErrorMessage = ({ code }: CartError): ToastMessage => ({
  kind: 'error',
  title: 'Fehler',
  detail: DETAILS[code],
});
