import type { Account } from '@ofenpost/core/account/account';
import type { AddressBook } from '@ofenpost/core/address/address';
import type { OvenLoad } from '@ofenpost/core/delivery/delivery-time';
import type { OnlineMethod } from '@ofenpost/core/online-payment/online-method';
import type { Ports } from '@ofenpost/core/ports';
import type { PromotionTerms } from '@ofenpost/core/promotion/promotion-terms';
import { isLoggedIn } from '@ofenpost/core/role/role';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';

/** The data of the checkout in addition to those of every page. */
export type CheckoutData = {
  /** Null for guests, and after a failed load: orders are possible without it. */
  readonly addressBook: AddressBook | null;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
  /** How guests can pay online now. */
  readonly onlineMethods: readonly OnlineMethod[];
  /** The happy hours that count now; none after a failed load: the server then asks for the other total. */
  readonly happyHours: readonly PromotionTerms[];
};

export async function loadCheckoutData(
  {
    address,
    delivery,
    restaurant,
    onlinePayment,
    promotion,
  }: Pick<Ports, 'address' | 'delivery' | 'restaurant' | 'onlinePayment' | 'promotion'>,
  account: Account | undefined,
): Promise<CheckoutData> {
  const isKnown = account !== undefined && isLoggedIn(account);
  const [addressBook, ovenLoad, vatRates, onlineMethods, happyHours] = await Promise.all([
    isKnown ? address.load().catch(() => null) : null,
    delivery.loadOvenLoad(),
    restaurant.loadVatRates(),
    onlinePayment.loadMethods(),
    promotion.load().catch(() => []),
  ]);
  return { addressBook, ovenLoad, vatRates, onlineMethods, happyHours };
}
