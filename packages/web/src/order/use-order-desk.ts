import { isSessionExpired } from '@ofenpost/core/error/error-catalogue';
import { createOrderDeskActors } from '@ofenpost/core/order/order-desk.actors';
import { orderDeskMachine } from '@ofenpost/core/order/order-desk.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline, showErrorToast } from '../app/show-error-toast.ts';
import { useNetworkChanges } from '../connection/use-network-changes.ts';
import { refusedStepToast } from './refused-step-toast.ts';

export type OrderDeskActor = ActorRefFrom<typeof orderDeskMachine>;

/** Runs the live order desk; toasts report failed steps. */
export function useOrderDesk(): OrderDeskActor {
  const { ports, actors } = useApp();
  const [machine] = useState(() => orderDeskMachine.provide({ actors: createOrderDeskActors(ports) }));
  const actor = useActorRef(machine);
  useNetworkChanges(actor);
  useEffect(() => {
    const refused = actor.on('step.refused', ({ order, error }) =>
      actors.toast.send({ type: 'toast.shown', message: refusedStepToast(order, error) }),
    );
    const failed = actor.on('step.failed', ({ error }) => showErrorToast(actors, error));
    const lost = actor.on('connection.lost', ({ error }) => {
      const { orders, failures } = actor.getSnapshot().context;
      if (orders === null && failures === 1) showErrorUnlessOffline(actors, error);
      // Later failures show as a lost connection on the board, except an expired session.
      else if (isSessionExpired(error)) showErrorToast(actors, error);
    });
    return () => {
      lost.unsubscribe();
      refused.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors]);
  return actor;
}
