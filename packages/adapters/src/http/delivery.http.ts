import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { DeliveryPort } from '@ofenpost/core/delivery/delivery.port';

export const createDeliveryHttp = ({ delivery }: ApiClient): DeliveryPort => ({
  load: () => delivery.load(),
  loadOvenLoad: () => delivery.loadOvenLoad(),
});
