import type { Order } from '@ofenpost/core/order/order';
import type { Alarm, OrderAlarm } from '@ofenpost/core/order/order-alarm';
import { type orderAlarmMachine, selectAlarm, selectLevelOf } from '@ofenpost/core/order/order-alarm.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { useSelector } from '@xstate/react';
import { type ReactNode, createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAppData } from '../app/app-actors.tsx';
import { useAlarmLimits, useOrderAlarm } from '../order/use-order-alarm.ts';
import { ticketId } from './ticket-focus.ts';
import styles from './alarm-badge.module.css';

type AlarmActor = ActorRefFrom<typeof orderAlarmMachine>;

const AlarmContext = createContext<AlarmActor | null>(null);

/**
 * The urgency of the orders on the board, and since when its last order for a later day is work. The board sorts by that
 * instant and not by a clock of its own, so that a ticket comes with its bell.
 */
export function useBoardAlarm(orders: readonly Order[]): { readonly alarm: AlarmActor; readonly workSince: Instant } {
  const { now } = useAppData();
  const alarm = useOrderAlarm(orders, useAlarmLimits());
  return { alarm, workSince: useSelector(alarm, (snapshot) => selectAlarm(snapshot).workSince ?? now) };
}

type Props = { readonly alarm: AlarmActor; readonly children: ReactNode };

/** Provides how urgent the waiting orders are to all parts of the order desk. */
export const AlarmProvider = ({ alarm, children }: Props) => <AlarmContext value={alarm}>{children}</AlarmContext>;

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
