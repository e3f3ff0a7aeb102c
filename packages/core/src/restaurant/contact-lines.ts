import type { Restaurant } from './restaurant.ts';

/** Joins the parts that are not blank: a new restaurant has not entered everything yet. */
const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

type Place = Pick<Restaurant, 'street' | 'postcode' | 'town'>;

/** `Fladengasse 12, 8400 Winterthur`; blank when nothing of it is entered. */
export const placeText = ({ street, postcode, town }: Place): string =>
  joined([street, joined([postcode, town], ' ')], ', ');

/**
 * The lines below a restaurant's name in documents and e-mails: place, phone and e-mail, VAT number. Blank lines are
 * left out.
 */
export const contactLines = ({
  phoneNumber,
  email,
  vatNumber,
  ...place
}: Place & Pick<Restaurant, 'phoneNumber' | 'email' | 'vatNumber'>): readonly string[] =>
  [placeText(place), joined([phoneNumber, email], ' · '), vatNumber].filter((line) => line !== '');
