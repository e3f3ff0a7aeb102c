import type { Order } from '@ofenpost/core/order/order';
import { createOrderAlarmActors, orderAlarmMachine } from '@ofenpost/core/order/order-alarm.machine';
import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { useLoaderData } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useApp, useAppData } from '../app/app-actors.tsx';

/** Returns how urgent these orders are; it is updated when they change and exactly at the limits. */
export function useOrderAlarm(orders: readonly Order[], limits: OrderAlarmLimits) {
  const { ports } = useApp();
  const { now } = useAppData();
  const [machine] = useState(() => orderAlarmMachine.provide({ actors: createOrderAlarmActors(ports) }));
  const subject = useMemo(() => ({ orders, limits }), [orders, limits]);
  const actor = useActorRef(machine, { input: { subject, now } });
  useEffect(() => actor.send({ type: 'subject.changed', subject }), [actor, subject]);
  useEffect(() => {
    const sendPageShown = () => !document.hidden && actor.send({ type: 'page.shown' });
    document.addEventListener('visibilitychange', sendPageShown);
    return () => document.removeEventListener('visibilitychange', sendPageShown);
  }, [actor]);
  return actor;
}

/** Returns the limits of the settings; they follow changes by staff. */
export const useAlarmLimits = (): OrderAlarmLimits =>
  useLoaderData({ from: '/admin/incoming-orders' }).orderAlarmLimits;
