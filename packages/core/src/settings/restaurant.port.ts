import type { Restaurant } from '../restaurant/restaurant.ts';
import type { VatRateEntry } from '../vat/vat.ts';
import type { OrderAlarmLimits } from './settings-draft.ts';

export type RestaurantPort = {
  load(): Promise<Restaurant>;
  /** The VAT rates of the settings, ascending by their first day. */
  loadVatRates(): Promise<readonly VatRateEntry[]>;
  /**
   * After how many minutes an order that is not accepted raises an alarm at the order desk, and after how many its
   * customer is asked to call.
   */
  loadOrderAlarmLimits(): Promise<OrderAlarmLimits>;
};
