import type { Delivery } from './delivery.ts';

export type DeliveryPort = {
  load(): Promise<Delivery>;
};
