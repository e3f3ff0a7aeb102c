import type { DeskAlarm } from '@ofenpost/core/order/desk-alarm';
import { createDeskSoundActors } from '@ofenpost/core/order/desk-sound.actors';
import { deskSoundMachine } from '@ofenpost/core/order/desk-sound.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { createWebAudioBell } from './web-audio-bell.ts';

/** The bell of this device, which rings as urgently as the desk is. */
export function useDeskSound(level: DeskAlarm['level']) {
  const { ports } = useApp();
  const [machine] = useState(() =>
    deskSoundMachine.provide({
      actors: createDeskSoundActors({ keyValue: ports.keyValue, bell: createWebAudioBell() }),
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => actor.send({ type: 'level.changed', level }), [actor, level]);
  useEffect(() => {
    const tellPress = () => actor.send({ type: 'page.pressed' });
    window.addEventListener('click', tellPress);
    window.addEventListener('keyup', tellPress);
    return () => {
      window.removeEventListener('click', tellPress);
      window.removeEventListener('keyup', tellPress);
    };
  }, [actor]);
  return actor;
}
