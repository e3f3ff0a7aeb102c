import * as z from 'zod/mini';
import { LIST_SEARCH_MAX } from '../list/list-query.ts';
import type { Order } from '../order/order.ts';
import { nameWords, searchWords, spellings } from '../text/search-words.ts';
import { storable } from '../text/text.ts';
import type { LocalDate } from '../time/instant.ts';
import { searchedDigits } from './board-search.ts';
import { isOnBoard, newestFirst } from './board.ts';

/** The maximum number of earlier orders in an answer: the newest. */
export const EARLIER_ORDERS_MAX = 20;

/** The query for earlier orders as staff enter it. */
export const earlierOrdersQuery = z.string().check(z.maxLength(LIST_SEARCH_MAX), storable);

/**
 * The search for earlier orders: by the beginning of the number, a whole phone number as it is stored, or the
 * beginnings of words of the name. There are too many earlier orders to search inside of words.
 */
export type EarlierOrdersSearch =
  | { readonly by: 'number'; readonly digits: string }
  | { readonly by: 'phoneNumber'; readonly phoneNumber: string }
  | { readonly by: 'name'; readonly words: readonly string[] };

const PHONE_NUMBER = /^(0\d{2})(\d{3})(\d{2})(\d{2})$/;
/** The minimum length of a word: a shorter one matches too many names. */
const LETTERS_MIN = 3;

/** The search that a query means; null when it is too short. */
export function earlierOrdersSearch(query: string): EarlierOrdersSearch | null {
  const digits = searchedDigits(query);
  if (digits !== null) {
    if (PHONE_NUMBER.test(digits))
      return { by: 'phoneNumber', phoneNumber: digits.replace(PHONE_NUMBER, '$1 $2 $3 $4') };
    // An order number never begins with 0.
    return /^[1-9]/.test(digits) ? { by: 'number', digits } : null;
  }
  const words = searchWords(query).flatMap((word) => word.split(/\p{P}+/u));
  return words.some(({ length }) => length >= LETTERS_MIN) ? { by: 'name', words } : null;
}

function isFound({ number, address }: Order, search: EarlierOrdersSearch): boolean {
  switch (search.by) {
    case 'number':
      return String(number).startsWith(search.digits);
    case 'phoneNumber':
      return address.phoneNumber === search.phoneNumber;
    case 'name': {
      const words = nameWords(address.contactName);
      return search.words.every((begin) =>
        spellings(begin).some((form) => words.some((word) => word.startsWith(form))),
      );
    }
  }
}

/**
 * The newest orders that were finished before this day of the books and match the query. The server does the same in
 * its database.
 */
export function findEarlierOrders<T extends { readonly order: Order }>(
  orders: readonly T[],
  search: EarlierOrdersSearch,
  today: LocalDate,
): T[] {
  return orders
    .filter(({ order }) => !isOnBoard(order, today) && isFound(order, search))
    .toSorted((a, b) => newestFirst(a.order, b.order))
    .slice(0, EARLIER_ORDERS_MAX);
}
