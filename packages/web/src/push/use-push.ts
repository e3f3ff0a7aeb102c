import { type createOrderPushActors, pushMachine } from '@ofenpost/core/push/push.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

/** The switch of the notices on this device; `createActors` says what is followed. */
export function usePush(createActors: () => ReturnType<typeof createOrderPushActors>) {
  const actors = useActors();
  const [machine] = useState(() => pushMachine.provide({ actors: createActors() }));
  const actor = useActorRef(machine);
  useEffect(() => {
    const failed = actor.on('push.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}
