import type { Restaurant } from './restaurant.ts';

/** Joins what is not blank: a restaurant that was just set up has not entered everything yet. */
const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

type Place = Pick<Restaurant, 'street' | 'postcode' | 'town'>;

/** `Fladengasse 12, 8400 Winterthur`; blank when nothing of it is known. */
export const placeText = ({ street, postcode, town }: Place): string =>
  joined([street, joined([postcode, town], ' ')], ', ');

/** What stands below a restaurant's name on papers and in mails: place, phone and e-mail, VAT number. No line is blank. */
export const contactLines = ({
  phoneNumber,
  email,
  vatNumber,
  ...place
}: Place & Pick<Restaurant, 'phoneNumber' | 'email' | 'vatNumber'>): readonly string[] =>
  [placeText(place), joined([phoneNumber, email], ' · '), vatNumber].filter((line) => line !== '');
