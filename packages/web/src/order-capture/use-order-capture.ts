import { createOrderCaptureActors } from '@ofenpost/core/order-capture/order-capture.actors';
import { orderCaptureMachine } from '@ofenpost/core/order-capture/order-capture.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { tellFailure } from '../app/tell-failure.ts';

/** The order that is being taken; what could not be sent is told by a toast. */
export function useOrderCapture() {
  const { ports, actors } = useApp();
  const [machine] = useState(() => orderCaptureMachine.provide({ actors: createOrderCaptureActors(ports) }));
  const actor = useActorRef(machine);
  useEffect(() => {
    const failed = actor.on('capture.failed', ({ error }) => tellFailure(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}

export type CaptureActor = ReturnType<typeof useOrderCapture>;
