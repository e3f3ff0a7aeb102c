import * as z from 'zod/mini';
import type { OrderAddress } from '../order/order.ts';

/** How many orders one device, and one address, have open at once. Source: product design, "Trust". */
export const OPEN_ORDERS_MAX = 3;

export const tooManyOpenOrders = z.object({
  code: z.literal('tooManyOpenOrders'),
  /** Whose orders they are: the device's, or all that go to the address. */
  of: z.enum(['device', 'address']),
});
export type TooManyOpenOrders = z.infer<typeof tooManyOpenOrders>;

/** How many orders are open before this one. */
export type OpenOrders = { readonly ofDevice: number; readonly atAddress: number };

/** Why nobody orders from there until one of the open orders has ended; null: they may. */
export function openOrderLimit({ ofDevice, atAddress }: OpenOrders): TooManyOpenOrders | null {
  if (ofDevice >= OPEN_ORDERS_MAX) return { code: 'tooManyOpenOrders', of: 'device' };
  return atAddress >= OPEN_ORDERS_MAX ? { code: 'tooManyOpenOrders', of: 'address' } : null;
}

/** `Bahnhofstr.` is the same street as `Bahnhofstrasse`. */
const SHORT_STREET = /str\.?(?=[\s\d]|$)/gu;

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(SHORT_STREET, 'strasse')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The same text for the same house: street, number and postcode, however they are written. Null for an order that goes
 * to no address.
 */
export function addressBlockOf({
  street,
  houseNumber,
  postcode,
}: Pick<OrderAddress, 'street' | 'houseNumber' | 'postcode'>): string | null {
  const house = letters(`${street} ${houseNumber}`);
  return house === '' ? null : `${postcode} ${house}`;
}
