import { selectKnownOrders } from '@ofenpost/core/order-desk/order-desk.selectors';
import type { Alarm, OrderAlarm } from '@ofenpost/core/order/order-alarm';
import { type orderAlarmMachine, selectAlarm, selectLevelOf } from '@ofenpost/core/order/order-alarm.machine';
import { useSelector } from '@xstate/react';
import { type ReactNode, createContext, use, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAlarmLimits, useOrderAlarm } from '../order/use-order-alarm.ts';
import { ticketId } from './ticket-focus.ts';
import type { useOrderDesk } from './use-order-desk.ts';
import styles from './alarm-badge.module.css';

const AlarmContext = createContext<ActorRefFrom<typeof orderAlarmMachine> | null>(null);

type Props = { readonly board: ReturnType<typeof useOrderDesk>; readonly children: ReactNode };

/** Provides how urgent the waiting orders are to all parts of the order desk. */
export function AlarmProvider({ board, children }: Props) {
  const known = useSelector(board, selectKnownOrders);
  const orders = useMemo(() => Object.values(known ?? {}), [known]);
  const alarm = useOrderAlarm(orders, useAlarmLimits());
  return <AlarmContext value={alarm}>{children}</AlarmContext>;
}

function useAlarmActor() {
  const actor = use(AlarmContext);
  if (actor === null) throw new Error('outside of the alarm provider');
  return actor;
}

/** Renders only when the selected value changes, so `select` returns primitive values. */
export const useAlarm = <T extends string | number>(select: (alarm: Alarm) => T): T =>
  useSelector(useAlarmActor(), (snapshot) => select(selectAlarm(snapshot)));
export const useAlarmLevel = (orderId: string): OrderAlarm['level'] =>
  useSelector(useAlarmActor(), (snapshot) => selectLevelOf(snapshot, orderId));

/**
 * Shows that an order has waited too long, in reserved space below the head of the order desk. It is announced once for
 * each such order, and leads to the one that has waited longest; beside it what guests cancelled, until it is seen.
 */
export function AlarmBadge() {
  const count = useAlarm(({ levels }) => Object.keys(levels).length);
  const longest = useAlarm((alarm) => alarm.longest ?? 0);
  const cancelled = useAlarm((alarm) => alarm.cancelled.length);
  const firstCancelled = useAlarm((alarm) => alarm.cancelled[0] ?? 0);
  return (
    <>
      <span role="alert" className={styles.place}>
        {count > 0 && (
          <a href={`#${ticketId({ number: longest })}`} className={styles.alarm}>
            {count === 1 ? '1 Bestellung wartet zu lange' : `${count} Bestellungen warten zu lange`}
          </a>
        )}
      </span>
      {/* Announced with new orders, so it is no alert. */}
      {cancelled > 0 && (
        <a href={`#${ticketId({ number: firstCancelled })}`} className={`${styles.alarm} ${styles.cancelled}`}>
          {cancelled === 1 ? `Bestellung ${firstCancelled} vom Gast storniert` : `${cancelled} von Gästen storniert`}
        </a>
      )}
    </>
  );
}
