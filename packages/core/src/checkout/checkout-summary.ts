import type { Cart } from '../cart/cart.ts';
import { deliveryFee, missingToMinimumOrder } from '../delivery/delivery-fee.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import { roundingFor } from '../money/cash-rounding.ts';
import { vatRateOf } from '../money/vat-rate.ts';
import { type VatShare, splitVat } from '../money/vat-split.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { Instant } from '../time/instant.ts';

type Choice = {
  readonly cart: Cart;
  readonly orderLocation: Pick<OrderLocation, 'feeTiers' | 'freeFrom' | 'minimumOrder'>;
  readonly paymentMethod: PaymentMethod;
  /** The time of delivery, which decides the VAT rates. */
  readonly at: Instant;
};

/** What an order costs; all in Rappen, VAT included. */
export type CheckoutSummary = {
  readonly goods: number;
  readonly deliveryFee: number;
  /** Cash rounding to 5 Rappen, else 0. */
  readonly rounding: number;
  readonly totalPrice: number;
  readonly vat: readonly VatShare[];
  /** What is missing to the minimum order; 0 when it is reached. */
  readonly missingToMinimumOrder: number;
};

/** What the customer is shown before ordering and what the server charges. */
export function checkoutSummary({ cart, orderLocation, paymentMethod, at }: Choice): CheckoutSummary {
  const goods = cart.totalCost;
  const fee = deliveryFee(orderLocation, goods);
  const rounding = roundingFor(paymentMethod, goods + fee);
  const taxed = cart.productCart.map(({ products, totalPrice }) => ({
    vatRate: vatRateOf({ vatClass: products.vatClass, fulfilment: 'delivered', at }),
    totalPrice,
  }));
  return {
    goods,
    deliveryFee: fee,
    rounding,
    totalPrice: goods + fee + rounding,
    vat: splitVat(taxed, { deliveryFee: fee, rounding }),
    missingToMinimumOrder: missingToMinimumOrder(orderLocation, goods),
  };
}
