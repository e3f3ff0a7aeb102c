import { createKitchenActors } from '@ofenpost/core/kitchen/kitchen.actors';
import { kitchenMachine } from '@ofenpost/core/kitchen/kitchen.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useWhenReloaded } from '../app/use-when-reloaded.ts';
import { refusedCommandToast } from './refused-command-toast.ts';

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
