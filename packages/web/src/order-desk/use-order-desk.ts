import { isSessionExpired } from '@ofenpost/core/error/error-catalogue';
import { createOrderDeskActors, orderDeskMachine } from '@ofenpost/core/order-desk/order-desk.machine';
import type { Order, OrderStepError } from '@ofenpost/core/order/order';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline, showErrorToast } from '../app/show-error-toast.ts';
import { useNetworkChanges } from '../app/use-network-changes.ts';

/** Returns the toast for a step that the server refused because somebody else was faster. */
function refusedStepToast(order: Order | undefined, error: OrderStepError): ToastMessage {
  const name = order === undefined ? 'Diese Bestellung' : `Bestellung ${order.number}`;
  switch (error.code) {
    case 'orderUnknown':
      return {
        kind: 'error',
        title: `${name} gibt es nicht mehr`,
        detail: 'Lade die Seite neu, wenn sie noch auf dem Pult liegt.',
      };
    case 'stepRefused':
      return {
        kind: 'error',
        title: `${name} ist schon weiter`,
        detail: `Jemand war schneller: Sie steht jetzt auf «${orderStatusLabel(error.status, order?.fulfilment ?? 'delivered')}».`,
      };
  }
}

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
