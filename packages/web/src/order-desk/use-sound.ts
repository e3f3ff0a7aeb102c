import { createSoundActors, soundMachine } from '@ofenpost/core/order-desk/sound.machine';
import type { Alarm } from '@ofenpost/core/order/order-alarm';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { TAP_IGNORED } from '../ui/use-settled-targets.ts';
import { createWebAudioBell } from './bell.tsx';

/** Plays the bell on this device, by the urgency of the waiting orders, and low for a tap that counts for nothing. */
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
    const sendIgnored = () => actor.send({ type: 'tap.ignored' });
    window.addEventListener('click', sendPress);
    window.addEventListener('keyup', sendPress);
    window.addEventListener(TAP_IGNORED, sendIgnored);
    return () => {
      window.removeEventListener('click', sendPress);
      window.removeEventListener('keyup', sendPress);
      window.removeEventListener(TAP_IGNORED, sendIgnored);
    };
  }, [actor]);
  return actor;
}
