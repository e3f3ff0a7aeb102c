import type { OvenLoad } from './delivery-time.ts';
import type { Delivery } from './delivery.ts';

export type DeliveryPort = {
  load(): Promise<Delivery>;
  /** Loads the oven's capacity and present reservations; they change with every order. */
  loadOvenLoad(): Promise<OvenLoad>;
};
