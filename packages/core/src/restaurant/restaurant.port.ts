import type { VatRateEntry } from '../money/vat-rate.ts';
import type { Restaurant } from './restaurant.ts';

export type RestaurantPort = {
  load(): Promise<Restaurant>;
  /** The VAT rates of the settings, ascending by their first day. */
  loadVatRates(): Promise<readonly VatRateEntry[]>;
};
