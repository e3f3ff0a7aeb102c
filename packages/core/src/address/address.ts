import * as z from 'zod/mini';
import { ACCOUNT_CHANGED, accountChanged } from '../account/shown-account.ts';
import { phoneNumberText } from '../contact/phone-number.ts';
import { orderLocation, type OrderLocation } from '../delivery/order-location.ts';
import { optionalText, requiredCode, requiredText, withoutAddress } from '../text/text.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';

/**
 * Where the courier goes, with the name and phone number of the recipient. A customer saves it, or enters it at
 * checkout.
 */
export const addressDraft = z.object(
  {
    contactName: requiredText(80, 'Bitte gib deinen Namen an', 'Der Name darf maximal 80 Zeichen lang sein.').check(
      withoutAddress,
    ),
    phoneNumber: phoneNumberText('Bitte gib deine Telefonnummer so an: 078 999 99 99'),
    street: requiredText(80, 'Bitte gib deine Strasse an', 'Die Strasse darf maximal 80 Zeichen lang sein.'),
    houseNumber: requiredCode(
      10,
      'Bitte mit Hausnummer, zum Beispiel Langstrasse 12',
      'Die Hausnummer darf maximal 10 Zeichen lang sein.',
    ),
    orderLocationId: z.uuid('Bitte wähle deinen Lieferort'),
    /** For the courier: which bell, which floor. */
    note: optionalText(200, 'Der Hinweis darf maximal 200 Zeichen lang sein.'),
  },
  FORM_MISSING,
);
export type AddressDraft = z.infer<typeof addressDraft>;

export const BLANK_ADDRESS: AddressDraft = {
  contactName: '',
  phoneNumber: '',
  street: '',
  houseNumber: '',
  orderLocationId: '',
  note: '',
};

export const ADDRESSES_MAX = 20;

/** A saved address of an account. */
export const address = z.extend(addressDraft, {
  id: z.uuid(),
  /** The address is used unless another one is chosen. An account with addresses has exactly one preferred address. */
  isPreferred: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** The part of a saved address that a person enters. */
export const addressDraftOf = ({ id: _id, isPreferred: _isPreferred, ...draft }: Address): AddressDraft => draft;

/**
 * Saved addresses, oldest first, and the delivery areas to choose from; an inactive area is included only when an
 * address lies in it. Source: specification, section 7.
 */
export const addressBook = z.object({ addresses: z.array(address), orderLocations: z.array(orderLocation) });
export type AddressBook = z.infer<typeof addressBook>;

export const addressError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('addressUnknown') }),
  z.object({ code: z.literal('addressesFull'), max: z.int() }),
  z.object({ code: z.literal('orderLocationUnavailable') }),
  accountChanged,
]);
export type AddressError = z.infer<typeof addressError>;

/** The message for a customer when a change of the saved addresses is refused. */
export function addressMessage(error: AddressError): string {
  switch (error.code) {
    case 'addressUnknown':
      return 'Diese Adresse ist nicht mehr in deinem Konto. Sie ist gelöscht, oder in einem anderen Tab ist inzwischen ein anderes Konto angemeldet.';
    case 'addressesFull':
      return `Du kannst maximal ${error.max} Adressen speichern. Bitte lösche zuerst eine.`;
    case 'orderLocationUnavailable':
      return 'An diesen Ort liefern wir zurzeit nicht. Bitte wähle einen anderen Lieferort.';
    case 'accountChanged':
      return ACCOUNT_CHANGED;
  }
}

/** Whether the restaurant delivers there now: the area is known and active. */
export const isServed = (
  { orderLocationId }: Pick<AddressDraft, 'orderLocationId'>,
  orderLocations: readonly OrderLocation[],
): boolean => orderLocations.some(({ id, active }) => id === orderLocationId && active);

/**
 * The address book of a customer: the saved addresses, the active areas, and the inactive areas of saved addresses, so
 * that their postcode and town can be shown.
 */
export const addressBookOf = (addresses: readonly Address[], orderLocations: readonly OrderLocation[]): AddressBook => {
  const used = new Set(addresses.map(({ orderLocationId }) => orderLocationId));
  return {
    addresses: [...addresses],
    orderLocations: orderLocations.filter(({ id, active }) => active || used.has(id)),
  };
};

/**
 * The address that a checkout begins with: the preferred one. Null when there is none, or when its area is not served
 * any more: an order must never go to another address without the customer's choice.
 */
export const preferredAddress = ({ addresses, orderLocations }: AddressBook): Address | null =>
  addresses.find((candidate) => candidate.isPreferred && isServed(candidate, orderLocations)) ?? null;
