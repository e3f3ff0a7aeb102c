import { type KitchenError, createKitchenActors, kitchenMachine } from '@ofenpost/core/kitchen/kitchen.machine';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useWhenReloaded } from '../app/use-when-reloaded.ts';

/** Returns the toast for a refused pause, rush or sold-out mark. */
function refusedCommandToast(error: KitchenError): ToastMessage {
  switch (error.code) {
    case 'endOutOfRange':
      return {
        kind: 'error',
        title: 'Dieses Ende geht nicht',
        detail: `Möglich ist ${formatTime(error.earliest)} bis ${formatTime(error.latest)} am ${formatDate(error.latest)}.`,
      };
    case 'extraMinutesOutOfRange':
      return {
        kind: 'error',
        title: 'So viel länger geht nicht',
        detail: `Möglich sind ${error.min} bis ${error.max} Minuten.`,
      };
    case 'offerUnknown':
      return {
        kind: 'error',
        title: 'Das gibt es nicht mehr',
        detail: 'Jemand hat die Karte geändert. Die Liste ist jetzt neu.',
      };
  }
}

/** Returns the kitchen's state, which follows the changes of all staff. Toasts report refused commands. */
export function useKitchen() {
  const { ports, actors } = useApp();
  const [machine] = useState(() => kitchenMachine.provide({ actors: createKitchenActors(ports) }));
  const actor = useActorRef(machine);
  useWhenReloaded(() => actor.send({ type: 'kitchen.outdated' }));
  useEffect(() => {
    const refused = actor.on('command.refused', ({ error }) =>
      actors.toast.send({ type: 'toast.shown', message: refusedCommandToast(error) }),
    );
    const failed = actor.on('command.failed', ({ error }) => showErrorToast(actors, error));
    return () => {
      refused.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, actors]);
  return actor;
}

export type Kitchen = ReturnType<typeof useKitchen>;
