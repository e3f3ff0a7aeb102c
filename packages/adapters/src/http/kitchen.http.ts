import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { KitchenPort } from '@ofenpost/core/kitchen/kitchen.port';
import { resultOf } from './refusal.ts';

export const createKitchenHttp = ({ kitchen }: ApiClient): KitchenPort => ({
  load: () => kitchen.load(),
  pause: (until) => resultOf(kitchen.pause({ until })),
  endPause: () => kitchen.endPause(),
  rush: (rush) => resultOf(kitchen.rush(rush)),
  endRush: () => kitchen.endRush(),
  sellOut: (soldOut) => resultOf(kitchen.sellOut(soldOut)),
});
