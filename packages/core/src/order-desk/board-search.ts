import { amountDue } from '../order/amount-due.ts';
import type { Order, ProductOrder } from '../order/order.ts';
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

/** From this many letters on a word finds streets and dishes: a shorter one would find nearly all of them. */
const TEXT_LETTERS_MIN = 2;

const hasDish = ({ name, options }: ProductOrder, word: string): boolean =>
  containsWord(name, word) || options.some((option) => containsWord(option.name, word));

const hasText = ({ address, productOrders, fulfilment }: Order, word: string): boolean =>
  word.length >= TEXT_LETTERS_MIN &&
  ((fulfilment === 'delivered' && containsWord(`${address.street} ${address.houseNumber}`, word)) ||
    productOrders.some((line) => hasDish(line, word)));

const hasWord = (order: Order, word: string): boolean =>
  String(order.number) === word ||
  containsWord(order.address.contactName, word) ||
  (/^\d/.test(word) && order.address.houseNumber.toLowerCase() === word) ||
  hasText(order, word) ||
  (word.length >= PHONE_DIGITS_MIN && phoneDigits(order).includes(word));

/** An amount has its Rappen, which tells it apart from the number of an order: `27.50`, `CHF 1'042.00`, `27,5`. */
const AMOUNT = /^(?:chf|fr\.?)?\s*(\d[\d'’]*)[.,](\d{1,2})$/i;

/** The beginning of the amount that a query names, in whole francs and Rappen; null when it is none. */
function searchedAmount(query: string): string | null {
  const [, francs, cents] = AMOUNT.exec(query.trim()) ?? [];
  return francs === undefined ? null : `${francs.replaceAll(/['’]/g, '')}.${cents}`;
}

const RAPPEN_DIGITS = 2;
const francsOf = (rappen: number): string => (rappen / 100).toFixed(RAPPEN_DIGITS);

const hasAmount = (order: Order, amount: string): boolean =>
  [order.totalPrice, amountDue(order)].some((rappen) => francsOf(rappen).startsWith(amount));

/**
 * The orders that match the query: by the beginning of the number, by a part of the phone number however it is written,
 * by an amount with its Rappen, or by words of the name, the street and the dishes as `containsWord` finds them. An
 * empty query matches all; their order does not change.
 */
export function searchOrders(orders: readonly Order[], query: string): readonly Order[] {
  const amount = searchedAmount(query);
  const digits = searchedDigits(query);
  if (amount !== null) {
    const byAmount = orders.filter((order) => hasAmount(order, amount));
    if (byAmount.length > 0) return byAmount;
  }
  if (digits !== null) return orders.filter((order) => hasNumber(order, digits));
  const words = searchWords(query);
  return orders.filter((order) => words.every((word) => hasWord(order, word)));
}
