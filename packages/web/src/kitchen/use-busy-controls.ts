import { type BusyControls, busyAt } from '@ofenpost/core/kitchen/busy-controls';
import { selectOverview } from '@ofenpost/core/kitchen/kitchen.machine';
import { useSelector } from '@xstate/react';
import { useDelivery } from '../app/app-state.ts';
import { useTickingNow } from '../order/use-ticking-now.ts';
import type { Kitchen } from './use-kitchen.ts';

/** Returns the current pause and rush; before the kitchen's first response, those of the rendered page. */
export function useBusyControls(kitchen: Kitchen): BusyControls {
  const overview = useSelector(kitchen, selectOverview);
  const { busyControls } = useDelivery();
  return busyAt(overview?.busyControls ?? busyControls, useTickingNow());
}
