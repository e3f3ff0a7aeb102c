import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingOfGiftCard } from '../accounting/books.ts';
import { err, ok } from '../result/result.ts';
import {
  type GiftCardLedger,
  adjustEntry,
  balanceOf,
  faceValueOf,
  giftCardOf,
  givenOf,
  isUnpaidValue,
  isVoided,
  issueEntry,
  redeemEntry,
  refundOf,
  usableBalance,
  voidEntry,
} from './gift-card-ledger.ts';
import { GIFT_CARD_CODE, GIFT_CARD_ID, ISSUED } from './gift-card.fixtures.ts';
import { giftCard, giftCardEntry } from './gift-card.ts';

const BY = { at: '2026-11-20T17:00:00.000Z', actorId: '00000000-0000-4000-8000-000000000003' };
const orderOf = (index: number) => `00000000-0000-4000-8000-00000000f00${index}`;
const payment = (index: number) => ({ at: BY.at, actorId: null, orderId: orderOf(index) });
const paid = (index: number, amount: number, given = 0) =>
  ({ kind: 'redeemed', amount: -amount, given: 0 - given, ...payment(index), reason: '' }) as const;
const redeem = (ledger: GiftCardLedger, amount: number, index: number, given = 0) =>
  redeemEntry(ledger, { amount, given }, payment(index));
const gaveBack = (index: number, amount: number, given = 0) =>
  ({ kind: 'refunded', amount, given, ...payment(index), reason: '' }) as const;
const ENDED = { kind: 'voided', amount: -5000, given: 0, ...BY, orderId: null, reason: 'Verloren' } as const;
const NO_AMOUNTS = [0, -0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
const amountInvalid = err({ code: 'amountInvalid' });
const unusable = err({ code: 'giftCardUnusable' });

describe('what no money answers for', () => {
  const ledger = [{ ...ISSUED, at: '2026-11-20T17:00:00.000Z' }];
  const change = { kind: 'given', amount: 5, at: '2026-11-21T02:59:00.000Z' } as const;

  it('is goodwill on the business day of the sale', () => {
    expect(isUnpaidValue({ paidWith: 'cash', ledger }, change)).toBe(true);
    expect(isUnpaidValue({ paidWith: 'cash', ledger }, { ...change, at: '2026-11-21T03:00:00.000Z' })).toBe(false);
  });

  it('is a correction upwards of a gift card of which nobody knows how it was paid', () => {
    const upwards = { ...change, kind: 'adjusted' } as const;
    expect(isUnpaidValue({ paidWith: null, ledger }, upwards)).toBe(true);
    expect(isUnpaidValue({ paidWith: null, ledger }, { ...upwards, amount: -5 })).toBe(false);
    expect(isUnpaidValue({ paidWith: 'twint', ledger }, upwards)).toBe(false);
  });
});

describe('issuing', () => {
  it('begins a ledger', () => {
    expect(issueEntry(5000, BY)).toEqual(ok({ ...ISSUED, ...BY }));
  });

  it('is for CHF 10 to CHF 1000, in whole Rappen', () => {
    expect([1000, 1001, 99_999, 100_000].map((amount) => issueEntry(amount, BY).ok)).toEqual([true, true, true, true]);
    for (const amount of [999, 100_001, 1000.5, ...NO_AMOUNTS]) expect(issueEntry(amount, BY)).toEqual(amountInvalid);
  });
});

describe('the balance', () => {
  it('is the sum of the entries', () => {
    expect([[], [ISSUED], [ISSUED, paid(1, 1200)], [ISSUED, ENDED]].map(balanceOf)).toEqual([0, 5000, 3800, 0]);
  });

  it('changes what a gift card is for only where it is corrected, not where it pays', () => {
    const corrected = { kind: 'adjusted', amount: -4500, given: 0, ...BY, orderId: null, reason: 'Vertippt' } as const;
    const given = { ...corrected, kind: 'given', amount: 700, given: 700 } as const;
    const ledgers = [[], [ISSUED, paid(1, 1200), gaveBack(1, 1200)], [ISSUED, corrected, given], [gaveBack(1, 300)]];
    expect(ledgers.map(faceValueOf)).toEqual([0, 5000, 1200, 300]);
  });

  it('is told of nothing but a code that something can be paid with', () => {
    expect(usableBalance([ISSUED])).toEqual(ok({ balance: 5000, given: 0 }));
    expect(usableBalance([ISSUED, paid(1, 4999)])).toEqual(ok({ balance: 1, given: 0 }));
    expect([null, [], [ISSUED, paid(1, 5000)], [ISSUED, ENDED]].map(usableBalance)).toEqual([
      unusable,
      unusable,
      unusable,
      unusable,
    ]);
    expect(usableBalance([ISSUED, paid(1, 10), { ...ENDED, amount: -4990 }, gaveBack(1, 10)])).toEqual(unusable);
  });
});

describe('a gift card', () => {
  it('is what was entered and what happened since', () => {
    const entered = {
      id: GIFT_CARD_ID,
      code: GIFT_CARD_CODE,
      buyer: 'Anna Keller',
      greeting: 'En Guete',
      email: null,
      paidWith: 'twint',
    } as const;
    const ledger = [ISSUED, paid(1, 1200)];
    expect(giftCardOf(entered, ledger)).toEqual({ ...entered, balance: 3800, isVoid: false, entries: ledger });
    expect(giftCardOf(entered, [ISSUED, ENDED])).toMatchObject({ balance: 0, isVoid: true });
    expect(giftCard.safeParse(giftCardOf(entered, ledger)).success).toBe(true);
  });
});

describe('redeeming', () => {
  it('pays in part, or with all that is left', () => {
    expect(redeem([ISSUED], 1, 1)).toEqual(ok(paid(1, 1)));
    expect(redeem([ISSUED], 5000, 1)).toEqual(ok(paid(1, 5000)));
    expect(redeem([ISSUED, paid(1, 1200)], 3800, 2)).toEqual(ok(paid(2, 3800)));
  });

  it('refuses more than there is', () => {
    expect(redeem([ISSUED], 5001, 1)).toEqual(err({ code: 'balanceTooLow', balance: 5000 }));
  });

  it('refuses what is no amount', () => {
    for (const amount of NO_AMOUNTS) expect(redeem([ISSUED], amount, 1)).toEqual(amountInvalid);
  });

  it('pays an order once', () => {
    const refused = err({ code: 'alreadyRedeemed' });
    expect(redeem([ISSUED, paid(1, 10)], 10, 1)).toEqual(refused);
    expect(redeem([ISSUED, paid(1, 10), gaveBack(1, 10)], 10, 1)).toEqual(refused);
  });

  it.each<[string, GiftCardLedger]>([
    ['a void', [ISSUED, ENDED]],
    ['an empty', [ISSUED, paid(1, 5000)]],
    ['an unknown', []],
  ])('refuses %s gift card with one answer, whatever the amount', (_, ledger) => {
    expect(redeem(ledger, 1, 2)).toEqual(unusable);
    expect(redeem(ledger, Number.NaN, 2)).toEqual(unusable);
  });
});

const ENTERED = {
  id: GIFT_CARD_ID,
  code: GIFT_CARD_CODE,
  buyer: 'Anna Keller',
  greeting: 'Guten Appetit',
  email: 'anna.keller@example.ch',
  paidWith: 'cash',
} as const;
const UNUSED = { id: '00000000-0000-4000-8000-0000000000c2', code: '3456-789A-CEFH2' };
/** All that an order took, as far as the ledger says. */
const refund = (ledger: GiftCardLedger, of: ReturnType<typeof payment>) => {
  const own = ledger.filter(({ orderId }) => orderId === of.orderId);
  const all = { amount: 0 - balanceOf(own), given: 0 - givenOf(own) };
  return refundOf({ ...ENTERED, ledger }, { ...of, ...all }, UNUSED);
};

describe('refunding', () => {
  it('gives back what that order took', () => {
    expect(refund([ISSUED, paid(1, 1200), paid(2, 300)], payment(1))).toEqual(
      ok({ giftCard: ENTERED, entry: gaveBack(1, 1200), isReplacement: false }),
    );
  });

  it('gives it back once, and nothing to an order that took nothing', () => {
    const refused = err({ code: 'nothingToRefund' });
    expect(refund([ISSUED, paid(1, 1200), gaveBack(1, 1200)], payment(1))).toEqual(refused);
    expect(refund([ISSUED, paid(1, 1200)], payment(2))).toEqual(refused);
    expect(refund([], payment(1))).toEqual(refused);
  });

  it('goes to another gift card of the same buyer where the one that paid is void', () => {
    const ledger = [ISSUED, paid(1, 10), { ...ENDED, amount: -4990 }];
    const refunded = refund(ledger, payment(1));
    expect(refunded).toEqual(
      ok({
        giftCard: { ...ENTERED, ...UNUSED },
        entry: { ...gaveBack(1, 10), reason: 'Ersatz für den gesperrten Gutschein …ACEFN' },
        isReplacement: true,
      }),
    );
    expect(balanceOf(ledger)).toBe(0);
    expect(usableBalance(refunded.ok ? [refunded.value.entry] : [])).toEqual(ok({ balance: 10, given: 0 }));
  });
});

describe('adjusting', () => {
  const reason = 'Vertippt';
  const adjust = (ledger: GiftCardLedger, amount: number, seenBalance = balanceOf(ledger)) =>
    adjustEntry(ledger, { amount, reason, seenBalance }, BY);
  const adjusted = (amount: number) => ok({ kind: 'adjusted', amount, given: 0, ...BY, reason, orderId: null });

  it('corrects up and down, from nothing to the most', () => {
    for (const amount of [-5000, -1, 1, 95_000]) expect(adjust([ISSUED], amount)).toEqual(adjusted(amount));
  });

  it('goes neither below zero nor above the most', () => {
    expect(adjust([ISSUED], -5001)).toEqual(err({ code: 'balanceTooLow', balance: 5000 }));
    expect(adjust([ISSUED], 95_001)).toEqual(amountInvalid);
  });

  it('can lower a gift card that orders gave more back to than it may be issued for', () => {
    const full = [{ ...ISSUED, amount: 100_000 }, paid(1, 10), { ...ISSUED, amount: 10 }, gaveBack(1, 10)];
    expect(balanceOf(full)).toBe(100_010);
    expect(adjust(full, -1)).toEqual(adjusted(-1));
  });

  it('starts from the balance that was seen only', () => {
    expect(adjust([ISSUED, paid(1, 10)], -10, 5000)).toEqual(err({ code: 'balanceChanged', balance: 4990 }));
  });

  it('refuses what is no amount', () => {
    for (const amount of [0, -0, 0.5, -0.5, Number.NaN, Number.NEGATIVE_INFINITY])
      expect(adjust([ISSUED], amount)).toEqual(amountInvalid);
  });

  it('refuses unknown and void gift cards', () => {
    expect(adjust([], 1)).toEqual(err({ code: 'giftCardUnknown' }));
    expect(adjust([ISSUED, ENDED], 1)).toEqual(err({ code: 'giftCardVoid' }));
  });
});

describe('what is given', () => {
  const GIVEN = { kind: 'given', amount: 5000, given: 5000, ...BY, orderId: null, reason: 'Kalt angekommen' } as const;
  const adjust = (ledger: GiftCardLedger, kind: 'given' | 'adjusted', amount: number) =>
    adjustEntry(ledger, { kind, amount, reason: GIVEN.reason, seenBalance: balanceOf(ledger) }, BY);
  const both = [ISSUED, GIVEN];

  it('is all of a goodwill, which is only added, up to the most', () => {
    expect(adjust([ISSUED], 'given', 5000)).toEqual(ok(GIVEN));
    expect(usableBalance(both)).toEqual(ok({ balance: 10_000, given: 5000 }));
    for (const amount of [-1, 0, 95_001]) expect(adjust([ISSUED], 'given', amount)).toEqual(amountInvalid);
  });

  it('is nothing of a correction upwards', () => {
    expect(adjust(both, 'adjusted', 100)).toMatchObject({ value: { kind: 'adjusted', amount: 100, given: 0 } });
  });

  it('is taken by an order as far as its discount goes, and first by a correction downwards', () => {
    expect(redeem(both, 4999, 1, 4999)).toEqual(ok(paid(1, 4999, 4999)));
    expect(redeem(both, 6000, 1, 5000)).toEqual(ok(paid(1, 6000, 5000)));
    expect(redeem([...both, paid(1, 4999, 4999)], 6, 2, 1)).toEqual(ok(paid(2, 6, 1)));
    expect(redeem(both, 3000, 1, 1000)).toEqual(ok(paid(1, 3000, 1000)));
    const balanceTooLow = err({ code: 'balanceTooLow', balance: 10_000 });
    expect(redeem(both, 6000, 1, 5001)).toEqual(balanceTooLow);
    expect(redeem(both, 6000, 1, 999)).toEqual(balanceTooLow);
    expect(adjust(both, 'adjusted', -6000)).toMatchObject({ value: { amount: -6000, given: -5000 } });
  });

  it('goes back as it was taken, also to another gift card', () => {
    const spent = [...both, paid(1, 6000, 5000)];
    expect(refund(spent, payment(1))).toMatchObject({ value: { entry: gaveBack(1, 6000, 5000) } });
    const over = [...spent, { ...ENDED, amount: -4000 }];
    expect(refund(over, payment(1))).toMatchObject({
      value: { entry: { amount: 6000, given: 5000 }, isReplacement: true },
    });
  });

  it('ends with a void', () => {
    expect(voidEntry(both, { ...BY, reason: 'Verloren' })).toMatchObject({ value: { amount: -10_000, given: -5000 } });
  });
});

describe('voiding', () => {
  const change = { ...BY, reason: 'Verloren' };

  it('takes off what is left, also nothing', () => {
    expect(voidEntry([ISSUED], change)).toEqual(ok(ENDED));
    expect(voidEntry([ISSUED, paid(1, 5000)], change)).toEqual(ok({ ...ENDED, amount: 0 }));
  });

  it('refuses unknown and void gift cards', () => {
    expect(voidEntry([], change)).toEqual(err({ code: 'giftCardUnknown' }));
    expect(voidEntry([ISSUED, ENDED], change)).toEqual(err({ code: 'giftCardVoid' }));
  });
});

/** A simple model of a gift card: each method answers whether it is allowed, and does it. */
function createPurse(issued: number) {
  const taken = new Map<number, { readonly amount: number; readonly gift: number }>();
  const purse = { left: issued, isOver: false, gift: 0 };
  /** The given part is used first. */
  const take = (amount: number) => {
    const gift = Math.min(amount, purse.gift);
    purse.left -= amount;
    purse.gift -= gift;
    return { amount, gift };
  };
  return {
    purse,
    redeem: (amount: number, order: number) => {
      const may = !purse.isOver && amount >= 1 && amount <= purse.left && amount % 1 === 0 && !taken.has(order);
      if (may) taken.set(order, take(amount));
      return may;
    },
    refund: (_: number, order: number) => {
      const { amount: back, gift } = taken.get(order) ?? { amount: 0, gift: 0 };
      // The money is refunded to another gift card.
      if (purse.isOver) return back > 0;
      if (back > 0) taken.set(order, { amount: 0, gift: 0 });
      purse.left += back;
      purse.gift += gift;
      return back > 0;
    },
    adjust: (amount: number) => {
      const next = purse.left + amount;
      const may = !purse.isOver && Math.abs(amount) >= 1 && amount % 1 === 0 && next >= 0;
      if (!may || (amount > 0 && next > 100_000)) return false;
      if (amount < 0) take(-amount);
      else purse.left = next;
      return true;
    },
    give: (amount: number) => {
      const may = !purse.isOver && amount >= 1 && amount % 1 === 0 && purse.left + amount <= 100_000;
      if (may) purse.left += amount;
      if (may) purse.gift += amount;
      return may;
    },
    void: () => {
      if (purse.isOver) return false;
      purse.left = 0;
      purse.gift = 0;
      purse.isOver = true;
      return true;
    },
  };
}

describe('any history', () => {
  const happening = fc.record({
    kind: fc.constantFrom('redeem', 'redeem', 'redeem', 'refund', 'refund', 'adjust', 'give', 'give', 'void'),
    amount: fc.oneof(fc.integer({ min: -6000, max: 6000 }), fc.constantFrom(0.5, Number.NaN, 1e300)),
    order: fc.nat(5),
  });
  const change = { ...BY, reason: 'Test' };
  const RULES = {
    redeem: (ledger: GiftCardLedger, amount: number, order: number) =>
      redeem(ledger, amount, order, Math.min(givenOf(ledger), amount)),
    refund: (ledger: GiftCardLedger, _: number, order: number) => {
      const refunded = refund(ledger, payment(order));
      return refunded.ok ? ok(refunded.value.isReplacement ? null : refunded.value.entry) : refunded;
    },
    adjust: (ledger: GiftCardLedger, amount: number) =>
      adjustEntry(ledger, { amount, reason: 'Test', seenBalance: balanceOf(ledger) }, BY),
    give: (ledger: GiftCardLedger, amount: number) =>
      adjustEntry(ledger, { kind: 'given', amount, reason: 'Test', seenBalance: balanceOf(ledger) }, BY),
    void: (ledger: GiftCardLedger) => voidEntry(ledger, change),
  };

  it('keeps the balance that an own account keeps, neither what was paid nor what was given below zero, and books what was paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 100_000 }), fc.array(happening, { maxLength: 30 }), (issued, all) => {
        const { purse, ...own } = createPurse(issued);
        const ledger = [{ ...ISSUED, amount: issued }];
        for (const { kind, amount, order } of all) {
          const result = RULES[kind](ledger, amount, order);
          expect(result.ok).toBe(own[kind](amount, order));
          if (result.ok && result.value !== null) ledger.push(giftCardEntry.parse(result.value));
          expect(balanceOf(ledger)).toBe(purse.left);
          expect(givenOf(ledger)).toBe(purse.gift);
          expect(Math.min(purse.gift, purse.left - purse.gift)).toBeGreaterThanOrEqual(0);
          const booked = ledger.flatMap((entry) => bookingOfGiftCard(entry, ENTERED).shares);
          expect(booked.reduce((owed, { gross }) => owed + gross, 0)).toBe(purse.left - purse.gift);
          expect(usableBalance(ledger).ok).toBe(purse.left > 0 && !purse.isOver);
        }
        const reversed = ledger.toReversed();
        expect([balanceOf(reversed), isVoided(reversed)]).toEqual([purse.left, purse.isOver]);
      }),
    );
  });
});
