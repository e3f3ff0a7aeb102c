import type { DeskAlarm } from '@ofenpost/core/order/desk-alarm';
import type { OrderAlarm } from '@ofenpost/core/order/order-alarm';
import { selectAlarm } from '@ofenpost/core/order/order-alarm.machine';
import { selectKnownOrders } from '@ofenpost/core/order/order-desk.machine';
import { useSelector } from '@xstate/react';
import { type ReactNode, createContext, use, useMemo } from 'react';
import { useAlarmLimits } from './use-alarm-limits.ts';
import { useOrderAlarm } from './use-order-alarm.ts';
import type { useOrderDesk } from './use-order-desk.ts';

const CALM: DeskAlarm = { waiting: 0, level: 'none', levels: {}, changesAt: null };
const DeskAlarmContext = createContext(CALM);

type Props = { readonly desk: ReturnType<typeof useOrderDesk>; readonly children: ReactNode };

/** Tells everything on the desk how urgent it is. */
export function DeskAlarmProvider({ desk, children }: Props) {
  const known = useSelector(desk, selectKnownOrders);
  const orders = useMemo(() => Object.values(known ?? {}), [known]);
  const alarm = useSelector(useOrderAlarm(orders, useAlarmLimits()), selectAlarm);
  return <DeskAlarmContext value={alarm}>{children}</DeskAlarmContext>;
}

export const useDeskAlarm = (): DeskAlarm => use(DeskAlarmContext);
export const useAlarmLevel = (orderId: string): OrderAlarm['level'] => useDeskAlarm().levels[orderId] ?? 'calm';
