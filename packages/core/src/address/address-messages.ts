import type { AddressError } from './address.ts';

/** The message for a customer when a change of the saved addresses is refused. */
export function addressMessage(error: AddressError): string {
  switch (error.code) {
    case 'addressUnknown':
      return 'Diese Adresse gibt es nicht mehr.';
    case 'addressesFull':
      return `Du kannst maximal ${error.max} Adressen speichern. Bitte lösche zuerst eine.`;
    case 'orderLocationUnavailable':
      return 'An diesen Ort liefern wir zurzeit nicht. Bitte wähle einen anderen Lieferort.';
  }
}
