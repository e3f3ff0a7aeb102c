import { stablePlaces } from '../list/stable-places.ts';
import type { Order } from '../order/order.ts';
import { UNDO_MS } from '../time/undo-window.ts';

/** So long after a touch no list moves, in ms. Source: sketches of the staff screens. */
export const QUIET_MS = 2000;
/** After so long without a touch a list is sorted again, in ms. */
export const SORT_MS = 10_000;

/** A place in a column: of an order, or where one was until `leftAt`, in ms since 1970. */
export type Place = { readonly id: string; readonly number: number; readonly leftAt: number | null };

const placeOf = ({ id, number }: Pick<Order, 'id' | 'number'>): Place => ({ id, number, leftAt: null });

/** The places of a column that is shown for the first time. */
export const firstPlaces = (orders: readonly Order[]): readonly Place[] => orders.map(placeOf);

/**
 * The places after a change of the orders of a column: one that has gone leaves its place empty, one that comes back
 * takes it again, and a new one comes last. So nothing that is there moves.
 */
export function followOrders(places: readonly Place[], orders: readonly Order[], now: number): readonly Place[] {
  const here = new Map(orders.map((order) => [order.id, order]));
  const known = new Map(places.map((place) => [place.id, place]));
  const ids = stablePlaces([...known.keys()], [...here.keys()], { held: new Set(known.keys()) });
  return ids.flatMap((id) => {
    const [place, order] = [known.get(id ?? ''), here.get(id ?? '')];
    if (place === undefined) return order === undefined ? [] : [placeOf(order)];
    if (order !== undefined) return [place.leftAt === null ? place : { ...place, leftAt: null }];
    return [place.leftAt === null ? { ...place, leftAt: now } : place];
  });
}

const isOver = ({ leftAt }: Place, now: number): boolean => leftAt !== null && now - leftAt >= UNDO_MS;

/**
 * The places once nobody touches the column: without the empty ones that nobody can undo any more, and after a longer
 * pause in the order of the column. Returns the same places where nothing is to do.
 */
export function tidyPlaces(
  places: readonly Place[],
  orders: readonly Order[],
  { now, touchedAt }: { readonly now: number; readonly touchedAt: number },
): readonly Place[] {
  const quiet = now - touchedAt;
  if (quiet < QUIET_MS) return places;
  if (places.some((place) => isOver(place, now))) return places.filter((place) => !isOver(place, now));
  const isSorted = places.every(({ id }, index) => orders[index]?.id === id);
  if (isSorted || quiet < SORT_MS || places.some(({ leftAt }) => leftAt !== null)) return places;
  return firstPlaces(orders);
}
