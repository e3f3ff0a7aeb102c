import { createPhoneOrderActors } from '@ofenpost/core/phone-order/phone-order.actors';
import { phoneOrderMachine } from '@ofenpost/core/phone-order/phone-order.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

/** Runs the phone order form; toasts report failed requests. */
export function usePhoneOrder() {
  const { ports, actors } = useApp();
  const [machine] = useState(() => phoneOrderMachine.provide({ actors: createPhoneOrderActors(ports) }));
  const actor = useActorRef(machine);
  useEffect(() => {
    const failed = actor.on('phoneOrder.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}

export type PhoneOrderActor = ReturnType<typeof usePhoneOrder>;
