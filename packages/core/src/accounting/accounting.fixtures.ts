import * as fc from 'fast-check';
import { doorPayment } from '../order/amount-due.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { isPrepaid } from '../payment/payment-labels.ts';
import { type PaymentMethod, paymentMethod } from '../payment/payment.ts';

const AT = '2026-11-20T18:30:00.000Z';
const [LINE] = PLACED_ORDER.productOrders;

type Rendered = {
  readonly lines: readonly { readonly vatRate: number; readonly totalPrice: number }[];
  readonly deliveryFee: number;
  readonly byGiftCard: number;
  /** The part of the gift card that was given. */
  readonly given?: number;
  readonly method: PaymentMethod;
};

/** An order that was delivered and paid, rounded for its payment method. */
export function deliveredOrder({ lines, deliveryFee, byGiftCard, given = 0, method }: Rendered): Order {
  if (LINE === undefined) throw new Error('The order of the fixtures has no lines.');
  const exact = lines.reduce((sum, { totalPrice }) => sum + totalPrice, deliveryFee);
  const giftCardAmount = Math.round(exact * byGiftCard);
  const due = doorPayment({ totalPrice: exact, giftCardAmount, rounding: 0 }, method);
  return {
    ...PLACED_ORDER,
    status: 'delivered',
    productOrders: lines.map((line) => ({ ...LINE, ...line, amount: 1, unitPrice: line.totalPrice })),
    deliveryFee,
    rounding: due.rounding,
    totalPrice: due.totalPrice,
    giftCardAmount,
    giftCardDiscount: Math.round(giftCardAmount * given),
    payment: isPrepaid({ giftCardAmount, amountDue: due.amount })
      ? { state: 'prepaid' }
      : { state: 'collected', method, amount: due.amount, by: null, at: AT },
    orderTimeProgresses: { ...PLACED_ORDER.orderTimeProgresses, delivered: AT },
  };
}

export const anyDelivered = fc
  .record({
    lines: fc.array(
      fc.record({ vatRate: fc.constantFrom(0, 260, 810), totalPrice: fc.integer({ min: 1, max: 9999 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    deliveryFee: fc.integer({ min: 0, max: 999 }),
    byGiftCard: fc.constantFrom(0, 0, 1 / 7, 0.5, 0.999, 1),
    given: fc.constantFrom(0, 0, 1 / 3, 0.999, 1),
    method: fc.constantFrom(...paymentMethod.options),
  })
  .map(deliveredOrder);
