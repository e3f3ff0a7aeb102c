import { deliveryAt } from '@ofenpost/core/delivery/delivery';
import type { DeliveryPort } from '@ofenpost/core/delivery/delivery.port';
import { type Shop, ovenLoadOf } from './shop.ts';

export const createDeliveryInMemory = (shop: Shop): DeliveryPort => ({
  load: async () => deliveryAt(shop.delivery, shop.clock.now()),
  loadOvenLoad: async () => ovenLoadOf(shop),
});
