import { type BusyControls, busyAt } from '@ofenpost/core/kitchen/busy-controls';
import { selectOverview } from '@ofenpost/core/kitchen/kitchen.machine';
import { useSelector } from '@xstate/react';
import { useDelivery } from '../app/app-state.ts';
import { useTickingNow } from '../order/use-ticking-now.ts';
import type { Kitchen } from './use-kitchen.ts';

/** What the kitchen holds back at this second; before it answered, what the page was rendered with. */
export function useBusyControls(kitchen: Kitchen): BusyControls {
  const overview = useSelector(kitchen, selectOverview);
  const { busyControls } = useDelivery();
  return busyAt(overview?.busyControls ?? busyControls, useTickingNow());
}
