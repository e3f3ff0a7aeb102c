import type { StaffClient } from '@ofenpost/contract/staff.contract';
import type { KitchenScreenPort } from '@ofenpost/core/kitchen-screen/kitchen-screen.port';
import { watchStream } from './live.http.ts';
import { resultOf } from './refusal.ts';

export const createKitchenScreenHttp = ({ kitchenScreen }: StaffClient): KitchenScreenPort => ({
  watch: (observer) => watchStream((options) => kitchenScreen.watch(undefined, options), observer),
  report: (id, report) => resultOf(kitchenScreen.report({ id, ...report })),
  recall: (id, key) => resultOf(kitchenScreen.recall({ id, key })),
  seeCancellation: (id) => resultOf(kitchenScreen.seeCancellation({ id })),
});
