import { createAppUpdateActors } from '@ofenpost/core/app-update/app-update.actors';
import { appUpdateMachine } from '@ofenpost/core/app-update/app-update.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { hasServiceWorker } from '../app/page-meta.ts';
import { logUpdate } from './update-log.ts';

/** Updates the app as long as the page is open. */
export function useAppUpdate(): void {
  const { ports } = useApp();
  const [machine] = useState(() => appUpdateMachine.provide({ actors: createAppUpdateActors(ports) }));
  const actor = useActorRef(machine, { input: { isProduction: hasServiceWorker } });
  useEffect(() => {
    const subscription = actor.on('*', logUpdate);
    return () => subscription.unsubscribe();
  }, [actor]);
}
