import type { Order } from '@ofenpost/core/order/order';
import { createOrderActors } from '@ofenpost/core/order/order.actors';
import { orderMachine } from '@ofenpost/core/order/order.machine';
import type { OrderKey } from '@ofenpost/core/order/order.port';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useNetworkChanges } from '../connection/use-network-changes.ts';

/** Follows the order of the page, live. */
export function useOrder(key: OrderKey, order: Order) {
  const { ports } = useApp();
  const [machine] = useState(() => orderMachine.provide({ actors: createOrderActors(ports) }));
  const actor = useActorRef(machine, { input: { key, order } });
  useNetworkChanges(actor);
  useEffect(() => {
    const sendVisibility = () =>
      actor.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
    sendVisibility();
    document.addEventListener('visibilitychange', sendVisibility);
    return () => document.removeEventListener('visibilitychange', sendVisibility);
  }, [actor]);
  return actor;
}
