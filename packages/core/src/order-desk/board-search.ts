import type { Order } from '../order/order.ts';
import { containsWord, searchWords } from '../text/search-words.ts';

/** This many digits beside a name are a phone number; fewer are the number of an order. */
const PHONE_DIGITS_MIN = 7;

/**
 * The digits of the searched order number or phone number, a Swiss one without its country code: `+41 78 123` and `078
 * 123` are the same, `Bestellung Nr. 1027` is `1027`. Null when the query is no number.
 */
export function searchedDigits(query: string): string | null {
  const words = searchWords(query).join('');
  return /^[\d+./()#]*$/.test(words) ? words.replaceAll(/\D/g, '') : null;
}

const phoneDigits = ({ address }: Order): string => searchWords(address.phoneNumber).join('').replaceAll(/\D/g, '');

const hasNumber = (order: Order, digits: string): boolean =>
  String(order.number).startsWith(digits) || phoneDigits(order).includes(digits);

const hasWord = (order: Order, word: string): boolean =>
  String(order.number) === word ||
  containsWord(order.address.contactName, word) ||
  (word.length >= PHONE_DIGITS_MIN && phoneDigits(order).includes(word));

/**
 * The orders that match the query: by the beginning of the number, by a part of the phone number however it is written,
 * or by words of the name as `containsWord` finds them. An empty query matches all; their order does not change.
 */
export function searchOrders(orders: readonly Order[], query: string): readonly Order[] {
  const digits = searchedDigits(query);
  if (digits !== null) return orders.filter((order) => hasNumber(order, digits));
  const words = searchWords(query);
  return orders.filter((order) => words.every((word) => hasWord(order, word)));
}
