import { formatMoney } from '../money/format-money.ts';
import { splitByLargestRemainder } from '../money/largest-remainder.ts';
import { type VatShare, splitVat } from '../money/vat-split.ts';
import { isFinished, isStopped } from '../order/order-transitions.ts';
import type { Order } from '../order/order.ts';
import type { StepTaker } from '../order/take-step.ts';
import { type Booking, type BookingShare, PLAIN_BOOKING } from './booking.ts';

type Sold = Pick<
  Order,
  'productOrders' | 'deliveryFee' | 'rounding' | 'giftCardAmount' | 'giftCardDiscount' | 'payment'
>;

/** The tax of a rate, split into the parts paid by gift card and at the door. */
const paidParts = ({ gross, vat }: VatShare, byGiftCard: number) => {
  const amounts = [byGiftCard, gross - byGiftCard];
  return splitByLargestRemainder(vat, amounts).map((part, place) => ({ gross: amounts[place] ?? 0, vat: part }));
};

/**
 * A sale by rate and payment method, without the given part. The part paid by gift card is split over the rates by
 * largest remainder, so that the parts sum to each rate's gross and VAT and to the amount of each payment method.
 */
export function saleShares({ productOrders, giftCardAmount, payment, ...sold }: Sold): BookingShare[] {
  const { giftCardDiscount } = sold;
  const rates = splitVat(productOrders, sold);
  const giftCardParts = splitByLargestRemainder(
    giftCardAmount - giftCardDiscount,
    rates.map(({ gross }) => gross),
  );
  const door = payment.state === 'collected' ? payment.method : null;
  return rates
    .flatMap((share, place) =>
      paidParts(share, giftCardParts[place] ?? 0).map((part, index) => ({
        vatRate: share.vatRate,
        method: index === 0 ? ('giftCard' as const) : door,
        ...part,
      })),
    )
    .filter(({ gross }) => gross !== 0);
}

/**
 * The booking of an order that has just ended, or null while it is open. Turnover arises when the order is fulfilled
 * and paid; an order that ended in another way is booked without amounts. Source: MWSTG art. 39 and 40.
 */
export function bookingOfOrder(order: Order, { by: actorId, at }: StepTaker): Booking | null {
  const {
    id: orderId,
    number: orderNumber,
    status,
    fulfilment,
    address,
    deliveryFee,
    rounding,
    giftCardDiscount: discount,
  } = order;
  if (!isFinished(status)) return null;
  const booked = { ...PLAIN_BOOKING, at, actorId, orderId, orderNumber, orderTotal: order.totalPrice };
  if (isStopped(status)) return { ...booked, kind: 'stopped', shares: [] };
  const area = fulfilment === 'delivered' ? `${address.postcode} ${address.town}` : '';
  const note = discount === 0 ? '' : `Nachlass ${formatMoney(discount)}`;
  return { ...booked, kind: 'sale', note, area, discount, deliveryFee, rounding, shares: saleShares(order) };
}
