import type { Cart } from '../cart/cart.ts';
import { cartWith } from '../cart/priced-cart.ts';
import { deliveryFee, missingToMinimumOrder } from '../delivery/delivery-fee.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import { amountDue } from '../order/amount-due.ts';
import { roundingFor } from '../payment/cash-rounding.ts';
import type { CheckoutMethod } from '../payment/payment.ts';
import { type OrderPromotion, bestPromotion, reducedLines } from '../promotion/apply-promotion.ts';
import { discountableLine, fixedPriceTotal } from '../promotion/discountable-line.ts';
import type { PromotionTerms } from '../promotion/promotion-terms.ts';
import type { Instant } from '../time/instant.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import { VAT_RATES, vatRateOf } from '../vat/vat-rate-of.ts';
import { type VatShare, splitVat } from '../vat/vat-split.ts';
import { type VatRateEntry, type VatClass, isAlcohol } from '../vat/vat.ts';

/** What decides how an order is taxed. */
export type Taxing = {
  /** The entries of the settings; without them the rates of the law apply. */
  readonly vatRates?: readonly VatRateEntry[];
  /** Without it the order is a delivery. */
  readonly fulfilment?: Fulfilment;
};

type Choice = Taxing & {
  readonly cart: Cart;
  readonly orderLocation: Pick<OrderLocation, 'feeTiers' | 'freeFrom' | 'minimumOrder'>;
  readonly paymentMethod: CheckoutMethod;
  /** The time of delivery, which decides the VAT rates. */
  readonly at: Instant;
  /** The usable balance of the customer's gift card, in Rappen. */
  readonly giftCardBalance?: number | undefined;
  /** The part of it that was given, in Rappen. */
  readonly giftCardGiven?: number | undefined;
  /** What the gift card pays of an order that was sent, in Rappen, whatever it could pay now. */
  readonly giftCardAmount?: number | undefined;
  /** The promotions that may count; of equal ones the first does. */
  readonly promotions?: readonly PromotionTerms[] | undefined;
};

/**
 * The sums of an order, all in Rappen, VAT included. `totalPrice` is items, fee and rounding without what the promotion
 * takes off; `itemsTotal` is before it.
 */
export type CheckoutSummary = {
  readonly itemsTotal: number;
  /** What is charged: without the part that the promotion takes off. */
  readonly deliveryFee: number;
  /** Null: none counts. */
  readonly promotion: OrderPromotion | null;
  /** Cash rounding to 5 Rappen, else 0. */
  readonly rounding: number;
  readonly totalPrice: number;
  /** The part of the total that the gift card pays. */
  readonly giftCardAmount: number;
  /** The part of `giftCardAmount` that was given; it is used first, and never for spirits. */
  readonly giftCardDiscount: number;
  /** The rest of the total, to be paid at the door. */
  readonly amountDue: number;
  /**
   * The VAT of the total without the discount. A value voucher that was paid for is a means of payment and changes no
   * tax (MWSTG art. 24 para. 1).
   */
  readonly vat: readonly VatShare[];
  /** The amount that is missing to the minimum order; 0 when it is reached. */
  readonly missingToMinimumOrder: number;
};

/** The rate of a VAT class in an order that is delivered or collected at an instant. Throws where `vatRateOf` does. */
export const taxedRate = (
  vatClass: VatClass,
  { vatRates = VAT_RATES, fulfilment = 'delivered', at }: Taxing & { readonly at: Instant },
) => vatRateOf({ vatClass, fulfilment, at }, vatRates);

/**
 * What a gift card pays of a total, in Rappen, and how much of that was given: first the given part, which makes the order
 * cheaper and so pays nothing at a fixed price, then the paid one; 0 for a balance that is not positive.
 */
function payableByGiftCard(
  { giftCardBalance = 0, giftCardGiven = 0, giftCardAmount }: Choice,
  total: number,
  fixed: number,
): Pick<CheckoutSummary, 'giftCardAmount' | 'giftCardDiscount'> {
  const balance = Number.isInteger(giftCardBalance) ? Math.max(0, giftCardBalance) : 0;
  const given = Math.min(giftCardGiven, balance);
  const discount = Math.min(given, total - fixed);
  const amount = Math.min(giftCardAmount ?? balance - given + discount, total);
  return { giftCardAmount: amount, giftCardDiscount: Math.min(discount, amount) };
}

/** Without items no fee is taxed, because a delivery alone would be a service of its own. */
const taxedItems = ({ cart: { productCart }, ...taxing }: Choice, promotion: OrderPromotion | null) =>
  productCart.length === 0
    ? [{ vatRate: taxedRate('standard', taxing), totalPrice: 0 }]
    : reducedLines(productCart, promotion).map(({ products, totalPrice, unitPrice, amount }) => ({
        vatRate: taxedRate(products.vatClass, taxing),
        totalPrice,
        unitPrice,
        amount,
      }));

/**
 * The sums that the customer is shown before ordering and that the server charges: fee and minimum order by the full
 * prices, then the promotion, then the gift card; only a rest in cash is rounded. Throws a RangeError where `vatRateOf`, `deliveryFee` and `splitVat` do.
 */
export function checkoutSummary(choice: Choice): CheckoutSummary {
  const { cart, orderLocation, paymentMethod } = choice;
  const itemsTotal = cartWith(cart.productCart).totalCost;
  const fullFee = deliveryFee(orderLocation, itemsTotal);
  const lines = cart.productCart.map(discountableLine);
  const promotion = bestPromotion(choice.promotions ?? [], lines, fullFee);
  const fee = fullFee - (promotion?.delivery ?? 0);
  const exact = itemsTotal + fullFee - (promotion?.amount ?? 0);
  const { giftCardAmount, giftCardDiscount } = payableByGiftCard(choice, exact, fixedPriceTotal(lines));
  const rounding = roundingFor(paymentMethod, exact - giftCardAmount);
  const totalPrice = exact + rounding;
  return {
    itemsTotal,
    deliveryFee: fee,
    promotion,
    rounding,
    totalPrice,
    giftCardAmount,
    giftCardDiscount,
    amountDue: amountDue({ totalPrice, giftCardAmount }),
    vat: splitVat(taxedItems(choice, promotion), { deliveryFee: fee, rounding, giftCardDiscount }),
    missingToMinimumOrder: missingToMinimumOrder(orderLocation, itemsTotal),
  };
}

/** Whether the cart holds alcohol, so that the customer confirms the legal age and the courier checks it. */
export const needsLegalAge = ({ productCart }: Cart): boolean =>
  productCart.some(({ products }) => isAlcohol(products));
