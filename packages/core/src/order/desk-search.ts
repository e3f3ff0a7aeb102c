import { containsWord, searchWords } from '../text/search-words.ts';
import type { Order } from './order.ts';

const WRITTEN_LIKE_A_NUMBER = /^[\d\s+#./()'-]*$/;

/** Whether a number of an order or of a phone is searched for. */
export const isWrittenLikeANumber = (query: string): boolean => WRITTEN_LIKE_A_NUMBER.test(query);

/** What stands for the leading 0 when a Swiss number is written for abroad. */
const COUNTRY_CODE = /^(?:\+|00)41(?:\(?0\)?)?(?=[1-9])/;

/** The digits of a number, a Swiss phone number without its country code: `+41 78 123` and `078 123` are the same. */
export const digitsOf = (text: string): string =>
  text
    .replaceAll(/[^\d+()]/g, '')
    .replace(COUNTRY_CODE, '0')
    .replaceAll(/\D/g, '');

const hasNumber = ({ number, address }: Order, digits: string): boolean =>
  String(number).startsWith(digits) || digitsOf(address.phoneNumber).includes(digits);

function hasWord({ number, address: { contactName } }: Order, word: string): boolean {
  return String(number) === word || containsWord(contactName, word);
}

/**
 * The orders that staff mean: by the beginning of the number, by a part of the phone number however it is written, or by
 * words of the name without regard to accents. Nothing entered finds all; their order stays.
 */
export function searchOrders(orders: readonly Order[], query: string): readonly Order[] {
  if (isWrittenLikeANumber(query)) {
    const digits = digitsOf(query);
    return orders.filter((order) => hasNumber(order, digits));
  }
  const words = searchWords(query);
  return orders.filter((order) => words.every((word) => hasWord(order, word)));
}
