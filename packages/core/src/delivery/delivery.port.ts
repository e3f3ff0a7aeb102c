import type { Delivery } from './delivery.ts';
import type { OvenLoad } from './oven-load.ts';

export type DeliveryPort = {
  load(): Promise<Delivery>;
  /** Loads the oven's capacity and present reservations; they change with every order. */
  loadOvenLoad(): Promise<OvenLoad>;
};
