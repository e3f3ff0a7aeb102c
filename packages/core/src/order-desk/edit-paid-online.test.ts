import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { saleShares } from '../accounting/books.ts';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { stopOf } from '../courier/tour.ts';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { onlinePartOf } from '../online-payment/online-part.ts';
import { paymentsAfter } from '../online-payment/payments-after.ts';
import { AUTHORISED } from '../online-payment/reconciler.fixtures.ts';
import { movedToDoorChange } from '../online-payment/waiting-order.ts';
import { amountDue } from '../order/amount-due.ts';
import { dayTakings } from '../order/day-takings.ts';
import { onlineRefundable } from '../order/order-refund.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { receiptSums } from '../order/receipt.ts';
import { takeStep } from '../order/take-step.ts';
import { releasePayment } from '../payment/payment.machine.ts';
import { err } from '../result/result.ts';
import { VAT_RATES } from '../vat/vat-rate-of.ts';
import { type Edit, type EditContext, previewEdit, unchangedEdit } from './edit-order.ts';

const AT = '2026-11-20T17:10:00.000Z';
const TAKER = { by: 'staff', at: AT };
const SHOP: EditContext = {
  ...NO_ASSORTMENT,
  products: [MARGHERITA, LAGER],
  vatRates: VAT_RATES,
  orderLocations: [WINTERTHUR],
};
const PAID: Order = {
  ...PLACED_ORDER,
  payment: { state: 'paidOnline', method: 'onlineTwint', amount: PLACED_ORDER.totalPrice, means: 'TWINT', at: AT },
};

function edited(order: Order, change: Partial<Edit>, shop = SHOP): Order {
  const preview = previewEdit(order, { ...unchangedEdit(order), overrides: true, ...change }, shop, TAKER);
  return preview.ok ? preview.value.order : order;
}

const BEER = { productId: LAGER.id, optionIds: [], amount: 1 };
const dearer = (order: Order, paymentMethod: Edit['paymentMethod'] = 'cash') =>
  edited(order, { added: [BEER], paymentMethod });

it('asks at the door for what an edit adds, and takes it back from there first', () => {
  const more = dearer(PAID);
  const online = onlinePartOf(PAID.payment);
  expect(more.payment).toEqual({ state: 'dueAtDoor', method: 'cash', online });
  expect(amountDue(more)).toBe(300);
  expect(stopOf(more)).toMatchObject({ announced: 'cash', due: { card: 300 }, paidOnline: 4300, isPaidOnline: true });
  expect(receiptSums(more).payments).toEqual([
    { label: 'Online bezahlt (TWINT)', amount: 4300 },
    { label: 'An der Tür zu bezahlen (Bar)', amount: 300 },
  ]);
  expect(edited(more, { lines: [{ position: 0, amount: PAID.productOrders[0]?.amount ?? 0 }] }).payment).toEqual(
    PAID.payment,
  );
});

it('can only cost less once the courier has left', () => {
  const left: Order = { ...dearer(PAID), status: 'onTheWay' };
  const more = { ...unchangedEdit(left), overrides: true, added: [BEER] };
  expect(previewEdit(left, more, SHOP, TAKER)).toEqual(err({ code: 'alreadyOnTheWay' }));
  const less = edited(left, { lines: [{ position: 0, amount: 1 }] });
  const { amount } = onlinePartOf(less.payment) ?? {};
  expect(amount).toBeLessThan(PAID.totalPrice);
  expect(less.payment).toEqual({ ...PAID.payment, amount, held: PAID.totalPrice });
  // What went back cannot be taken again.
  const again = { ...unchangedEdit(less), overrides: true, added: [BEER] };
  expect(previewEdit(less, again, SHOP, TAKER)).toEqual(err({ code: 'alreadyOnTheWay' }));
});

it('is let go of, or due at the door as a whole, with its rest', () => {
  const more: Order = { ...dearer(PAID, 'twint'), status: 'onTheWay' };
  expect(releasePayment(more.payment)).toEqual({ state: 'releasedOnline', method: 'onlineTwint', wasPaid: true });
  const moved = movedToDoorChange(more, AT)?.order;
  expect(moved?.payment).toEqual({ state: 'dueAtDoor', method: 'twint', isRefused: true });
  expect(moved === undefined ? 0 : amountDue(moved)).toBe(4600);
});

const anyChange = fc.record({
  amount: fc.integer({ min: 1, max: 9 }),
  beers: fc.integer({ min: 0, max: 3 }),
  paymentMethod: fc.constantFrom('cash', 'card', 'twint' as const),
  price: fc.integer({ min: 1, max: 3000 }),
});

/** An order that was paid online, after some edits. */
const anyEdited = fc
  .record({ changes: fc.array(anyChange, { minLength: 1, maxLength: 5 }), giftCardAmount: fc.nat(4000) })
  .map(({ changes, giftCardAmount }) => {
    const held = PAID.totalPrice - giftCardAmount;
    const paid: Order = { ...PAID, giftCardAmount, payment: { ...PAID.payment, amount: held } as Order['payment'] };
    const order = changes.reduce((before, { amount, beers, paymentMethod, price }) => {
      const lines = before.productOrders.map((_, position) => ({ position, amount: position === 0 ? amount : 1 }));
      const added = beers === 0 ? [] : [{ ...BEER, amount: beers }];
      const shop = { ...SHOP, products: [MARGHERITA, { ...LAGER, price }] };
      return edited(before, { lines, added, paymentMethod }, shop);
    }, paid);
    return { order, held };
  });

const onTheWayOf = (order: Order): Order => ({ ...order, status: 'onTheWay' });

it('takes what was authorised at most, whatever is edited, and asks for the rest at the door', () => {
  fc.assert(
    fc.property(anyEdited, ({ order, held }) => {
      const online = onlinePartOf(order.payment);
      const exact = order.totalPrice - order.rounding - order.giftCardAmount;
      expect(online?.amount).toBe(Math.min(held, exact));
      expect(online?.held ?? online?.amount).toBe(held);
      expect(order.payment.state).toBe(exact > held ? 'dueAtDoor' : 'paidOnline');
      const left = { kind: 'step', before: order, order: onTheWayOf(order), taker: TAKER, undoable: null } as const;
      const task = paymentsAfter(left, [AUTHORISED], [], () => 'id')?.payments[0]?.task;
      expect(task?.amount).toBe(online?.amount);
    }),
  );
});

it('books both parts to the Rappen, whatever is edited', () => {
  fc.assert(
    fc.property(anyEdited, ({ order }) => {
      const online = onlinePartOf(order.payment)?.amount ?? 0;
      const collected = order.payment.state === 'dueAtDoor' ? order.payment.method : 'card';
      const delivered = takeStep(
        onTheWayOf(order),
        { from: 'onTheWay', to: 'delivered', collected, ageChecked: 18 },
        TAKER,
      );
      if (!delivered.ok) throw new Error(delivered.error.code);
      const sold = delivered.value;
      const paidBy = (method?: string) =>
        saleShares(sold).reduce(
          (sum, share) => (share.method === (method ?? share.method) ? sum + share.gross : sum),
          0,
        );
      const total = sold.totalPrice - sold.giftCardDiscount;
      expect([paidBy('onlineTwint'), paidBy(collected)]).toEqual([
        online,
        order.totalPrice - order.giftCardAmount - online,
      ]);
      expect(paidBy()).toBe(total);
      expect(onlineRefundable(sold, 'onlineTwint')).toBe(online);
      const takings = dayTakings([sold]);
      const { cash, card, twint } = takings.collected;
      expect(takings.online).toBe(online);
      expect(cash + card + twint + online + takings.giftCards + takings.due).toBe(total);
    }),
  );
});
