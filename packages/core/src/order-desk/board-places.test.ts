import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNDO_MS } from '../time/undo-window.ts';
import { QUIET_MS, SORT_MS, firstPlaces, followOrders, tidyPlaces } from './board-places.ts';
import { orderOf } from './order-desk.fixtures.ts';

const orders = (...numbers: readonly number[]) => numbers.map(orderOf);
const numbers = (places: ReturnType<typeof firstPlaces>) =>
  places.map(({ number, leftAt }) => (leftAt === null ? `${number}` : `(${number})`));

describe('the places of a column', () => {
  it('keep where an order was until it can no longer be undone, and until nobody touches the column', () => {
    const gone = followOrders(firstPlaces(orders(1, 2, 3)), orders(1, 3), 1000);
    expect(numbers(gone)).toEqual(['1', '(2)', '3']);
    const at = (now: number, touchedAt: number) => numbers(tidyPlaces(gone, orders(1, 3), { now, touchedAt }));
    expect(at(1000 + UNDO_MS - 1, 0)).toEqual(['1', '(2)', '3']);
    expect(at(1000 + UNDO_MS, 1000 + UNDO_MS - QUIET_MS + 1)).toEqual(['1', '(2)', '3']);
    expect(at(1000 + UNDO_MS, 1000)).toEqual(['1', '3']);
  });

  it('take an order back where it was', () => {
    const gone = followOrders(firstPlaces(orders(1, 2, 3)), orders(1, 3), 0);
    expect(numbers(followOrders(gone, orders(1, 2, 3), 500))).toEqual(['1', '2', '3']);
  });

  it('are sorted again only after a long pause', () => {
    const places = followOrders(firstPlaces(orders(2, 3)), orders(1, 2, 3), 0);
    expect(numbers(places)).toEqual(['2', '3', '1']);
    const at = (now: number) => numbers(tidyPlaces(places, orders(1, 2, 3), { now, touchedAt: 0 }));
    expect(at(SORT_MS - 1)).toEqual(['2', '3', '1']);
    expect(at(SORT_MS)).toEqual(['1', '2', '3']);
  });

  it('never move what is there, whatever comes and goes, and show every order once', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 });
    fc.assert(
      fc.property(some, fc.array(some, { maxLength: 6 }), (first, changes) => {
        let places = firstPlaces(orders(...first));
        for (const [now, change] of changes.entries()) {
          const next = followOrders(places, orders(...change), now);
          expect(next.slice(0, places.length).map(({ number }) => number)).toEqual(places.map(({ number }) => number));
          const shown = next.filter(({ leftAt }) => leftAt === null).map(({ number }) => String(number));
          expect(new Set(shown)).toEqual(new Set(change.map(String)));
          expect(shown).toHaveLength(change.length);
          places = next;
        }
      }),
    );
  });
});
