import type { Delivery } from './delivery.ts';
import type { OvenLoad } from './oven-load.ts';

export type DeliveryPort = {
  load(): Promise<Delivery>;
  /** What the oven takes and what of it is reserved now; it changes with every order. */
  loadOvenLoad(): Promise<OvenLoad>;
};
