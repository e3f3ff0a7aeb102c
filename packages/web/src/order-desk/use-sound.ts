import type { Alarm } from '@ofenpost/core/order-desk/alarm';
import { createSoundActors } from '@ofenpost/core/order-desk/sound.actors';
import { soundMachine } from '@ofenpost/core/order-desk/sound.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { createWebAudioBell } from '../order/web-audio-bell.ts';

/** Plays the bell on this device, by the urgency of the waiting orders. */
export function useSound(level: Alarm['level']) {
  const { ports } = useApp();
  const [machine] = useState(() =>
    soundMachine.provide({
      actors: createSoundActors({ keyValue: ports.keyValue, bell: createWebAudioBell() }),
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => actor.send({ type: 'level.changed', level }), [actor, level]);
  useEffect(() => {
    const sendPress = () => actor.send({ type: 'page.pressed' });
    window.addEventListener('click', sendPress);
    window.addEventListener('keyup', sendPress);
    return () => {
      window.removeEventListener('click', sendPress);
      window.removeEventListener('keyup', sendPress);
    };
  }, [actor]);
  return actor;
}
