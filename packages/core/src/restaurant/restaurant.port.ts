import type { VatRateEntry } from '../money/vat-rate.ts';
import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { Restaurant } from './restaurant.ts';

export type RestaurantPort = {
  load(): Promise<Restaurant>;
  /** The VAT rates of the settings, ascending by their first day. */
  loadVatRates(): Promise<readonly VatRateEntry[]>;
  /** When an order that nobody accepts alarms the order desk, and when its customer is told to call. */
  loadOrderAlarmLimits(): Promise<OrderAlarmLimits>;
};
