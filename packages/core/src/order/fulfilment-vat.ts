import { knowsVatRates, vatRateOf } from '../money/vat-rate-of.ts';
import type { VatRateEntry } from '../money/vat-rate.ts';
import type { VatClass, VatRate } from '../money/vat.ts';
import type { Order, ProductOrder } from './order.ts';

/** The rates, by class, with which an order was handed over; null while it was not. */
export type FulfilmentVatRates = Readonly<Partial<Record<VatClass, VatRate>>>;

/** Lines as they are taxed with these rates. */
export const withVatRates = (lines: readonly ProductOrder[], rates: FulfilmentVatRates | null): ProductOrder[] =>
  lines.map((line) => ({ ...line, vatRate: rates?.[line.vatClass] ?? line.vatRate }));

/** The rates of an order that was handed over, to be stored with it. */
export const fulfilmentVatRates = ({ status, productOrders }: Order): FulfilmentVatRates | null =>
  status === 'delivered' ? Object.fromEntries(productOrders.map(({ vatClass, vatRate }) => [vatClass, vatRate])) : null;

/**
 * An order that is handed over is taxed by the rates of that day, in Zurich: it was expected on another one when the rates
 * changed meanwhile. Any other order stays as it is. Source: MWSTG art. 115 para. 1.
 */
export function taxedAtFulfilment(order: Order, entries: readonly VatRateEntry[]): Order {
  const { fulfilment, productOrders } = order;
  const at = order.orderTimeProgresses.delivered;
  if (order.status !== 'delivered' || at === undefined || !knowsVatRates(at, entries)) return order;
  const rates = productOrders.map(({ vatClass }) => [vatClass, vatRateOf({ vatClass, fulfilment, at }, entries)]);
  return { ...order, productOrders: withVatRates(productOrders, Object.fromEntries(rates) as FulfilmentVatRates) };
}
