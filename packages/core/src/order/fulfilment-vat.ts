import { knowsVatRates, vatRateOf } from '../money/vat-rate-of.ts';
import type { VatRateEntry } from '../money/vat-rate.ts';
import type { VatClass, VatRate } from '../money/vat.ts';
import type { Order, ProductOrder } from './order.ts';

/** The VAT rates, by class, at the fulfilment of an order; null before. */
export type FulfilmentVatRates = Readonly<Partial<Record<VatClass, VatRate>>>;

/** Lines with these VAT rates. */
export const withVatRates = (lines: readonly ProductOrder[], rates: FulfilmentVatRates | null): ProductOrder[] =>
  lines.map((line) => ({ ...line, vatRate: rates?.[line.vatClass] ?? line.vatRate }));

/** The VAT rates of a fulfilled order, to be stored with it. */
export const fulfilmentVatRates = ({ status, productOrders }: Order): FulfilmentVatRates | null =>
  status === 'delivered' ? Object.fromEntries(productOrders.map(({ vatClass, vatRate }) => [vatClass, vatRate])) : null;

/**
 * A fulfilled order has the VAT rates of that day, in Zurich: when it was expected on another one, the rates may have
 * changed in between. Any other order does not change. Source: MWSTG art. 115 para. 1.
 */
export function taxedAtFulfilment(order: Order, entries: readonly VatRateEntry[]): Order {
  const { fulfilment, productOrders } = order;
  const at = order.orderTimeProgresses.delivered;
  if (order.status !== 'delivered' || at === undefined || !knowsVatRates(at, entries)) return order;
  const rates = productOrders.map(({ vatClass }) => [vatClass, vatRateOf({ vatClass, fulfilment, at }, entries)]);
  return { ...order, productOrders: withVatRates(productOrders, Object.fromEntries(rates) as FulfilmentVatRates) };
}
