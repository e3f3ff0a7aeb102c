import { onlineBesides } from '../online-payment/online-part.ts';
import { restOf } from '../payment/payment.ts';
import { splitByLargestRemainder, splitVat, vatIn } from '../vat/vat-split.ts';
import type { VatRate } from '../vat/vat.ts';
import { openAmount } from './amount-due.ts';
import type { Order } from './order.ts';

type Sold = Pick<
  Order,
  'productOrders' | 'deliveryFee' | 'rounding' | 'totalPrice' | 'giftCardAmount' | 'giftCardDiscount' | 'payment'
>;

/**
 * What was paid under one rate, in Rappen: by gift card, online before the door, there and later; `vat` is contained in
 * their sum.
 */
export type PaidAtRate = {
  readonly vatRate: VatRate;
  readonly giftCard: number;
  readonly online: number;
  readonly door: number;
  readonly rest: number;
  readonly gross: number;
  readonly vat: number;
};

/**
 * What was paid of an order by rate, without the given part of a gift card. The part paid by gift card is split over the
 * rates by largest remainder, then the part paid online, what is still open over what is due at the door, and what came
 * later over what is left of it: so the parts sum to each rate and to each amount. What is open is not taxed before it is
 * paid. Source: MWSTG art. 40 para. 2.
 */
export function paidByRate(sold: Sold): PaidAtRate[] {
  const { productOrders, giftCardAmount, giftCardDiscount, payment } = sold;
  const rates = splitVat(productOrders, sold);
  const byGiftCard = splitByLargestRemainder(
    giftCardAmount - giftCardDiscount,
    rates.map(({ gross }) => gross),
  );
  const left = rates.map(({ gross }, place) => gross - (byGiftCard[place] ?? 0));
  const byOnline = splitByLargestRemainder(onlineBesides(payment)?.amount ?? 0, left);
  const due = left.map((amount, place) => amount - (byOnline[place] ?? 0));
  const open = splitByLargestRemainder(openAmount(sold), due);
  const paid = due.map((amount, place) => amount - (open[place] ?? 0));
  const later = splitByLargestRemainder(restOf(payment)?.amount ?? 0, paid);
  return rates.map(({ vatRate }, place) => {
    const [giftCard, online, rest] = [byGiftCard[place] ?? 0, byOnline[place] ?? 0, later[place] ?? 0];
    const door = (paid[place] ?? 0) - rest;
    const gross = giftCard + online + door + rest;
    return { vatRate, giftCard, online, door, rest, gross, vat: vatIn(gross, vatRate) };
  });
}
