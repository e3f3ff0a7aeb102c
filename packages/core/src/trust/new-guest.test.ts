import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OvenDemand, fitsSlot, newGuestShare } from '../delivery/slot-capacity.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import { isNewGuest, isProof, shouldCallFirst } from './new-guest.ts';

it('knows whoever has an account, an earlier order or has paid', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (hasAccount, hasEarlierOrder, isPaid) => {
      expect(isNewGuest({ hasAccount, hasEarlierOrder, isPaid })).toBe(!(hasAccount || hasEarlierOrder || isPaid));
    }),
  );
});

it.each([
  ['placed', { state: 'dueAtDoor', method: 'cash' }, false],
  ['undeliverable', { state: 'notCollected', method: 'cash' }, false],
  ['delivered', { state: 'notCollected', method: 'cash' }, true],
  ['placed', { state: 'prepaid' }, true],
] as const)('takes a %s order, paid as %o, for a proof: %s', (status, payment, proves) => {
  expect(isProof({ status, payment })).toBe(proves);
});

it.each([
  [true, 8001, 8000, true],
  [true, 8000, 8000, false],
  [true, 100, 0, true],
  [undefined, 9000, 0, false],
])('calls first: new %s, %s above %s is %s', (newGuest, totalPrice, callNewGuestsAbove, calls) => {
  const order = { ...PLACED_ORDER, totalPrice, ...(newGuest && { newGuest }) };
  expect(shouldCallFirst(order, { callNewGuestsAbove })).toBe(calls);
});

it('does not call whoever has paid online, until it is due at the door after all', () => {
  const order = { ...PLACED_ORDER, totalPrice: 9000, newGuest: true };
  const paid = {
    ...order,
    payment: {
      state: 'paidOnline',
      method: 'onlineCard',
      amount: 9000,
      means: '',
      at: PLACED_ORDER.deliveryTime.requestedAt,
    },
  } as const;
  expect(shouldCallFirst(paid, { callNewGuestsAbove: 0 })).toBe(false);
  const due = { ...paid, payment: { state: 'dueAtDoor', method: 'card' } } as const;
  expect(shouldCallFirst(due, { callNewGuestsAbove: 0 })).toBe(true);
});

it('never gives new guests more than their share of a slot, in whatever order they and others come', () => {
  const slot = '2026-11-20T18:00:00.000Z';
  const orders = fc.array(fc.record({ breads: fc.integer({ min: 1, max: 12 }), isNew: fc.boolean() }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), orders, (capacity, wishes) => {
      let [all, ofNew] = [0, 0];
      for (const { breads, isNew } of wishes) {
        const demand: OvenDemand = {
          capacity,
          reserved: new Map([[slot, all]]),
          breads,
          reservedByNewGuests: isNew ? new Map([[slot, ofNew]]) : null,
        };
        if (!fitsSlot(demand, slot)) continue;
        all += breads;
        ofNew += isNew ? breads : 0;
      }
      expect(ofNew).toBeLessThanOrEqual(newGuestShare(capacity));
    }),
  );
});
