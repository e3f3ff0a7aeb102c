import type { Account } from '@ofenpost/core/account/account';
import type { AddressBook } from '@ofenpost/core/address/address';
import type { OvenLoad } from '@ofenpost/core/delivery/delivery-time';
import type { Ports } from '@ofenpost/core/ports';
import { isLoggedIn } from '@ofenpost/core/role/role';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';

/** The data of the checkout in addition to those of every page. */
export type CheckoutData = {
  /** Null for guests, and after a failed load: orders are possible without it. */
  readonly addressBook: AddressBook | null;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
};

export async function loadCheckoutData(
  { address, delivery, restaurant }: Pick<Ports, 'address' | 'delivery' | 'restaurant'>,
  account: Account | undefined,
): Promise<CheckoutData> {
  const isKnown = account !== undefined && isLoggedIn(account);
  const [addressBook, ovenLoad, vatRates] = await Promise.all([
    isKnown ? address.load().catch(() => null) : null,
    delivery.loadOvenLoad(),
    restaurant.loadVatRates(),
  ]);
  return { addressBook, ovenLoad, vatRates };
}
