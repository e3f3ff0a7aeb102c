import { deliveryAt } from '@ofenpost/core/delivery/delivery';
import type { DeliveryPort } from '@ofenpost/core/delivery/delivery.port';
import { type Shop, ovenLoadOf } from './shop.ts';

export const createDeliveryInMemory = (shop: Shop): DeliveryPort => ({
  load: async () => {
    const orderLocations = shop.delivery.orderLocations.filter(({ active }) => active);
    return deliveryAt({ ...shop.delivery, orderLocations }, shop.clock.now());
  },
  loadOvenLoad: async () => ovenLoadOf(shop),
});
