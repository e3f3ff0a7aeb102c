import { createSoundActors, soundMachine, type Sound, selectSound } from '@ofenpost/core/order-desk/sound.machine';
import type { Alarm } from '@ofenpost/core/order/order-alarm';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useAlarm } from './alarm.tsx';
import { createWebAudioBell, BellIcon, SilentBellIcon } from './bell.tsx';
import { KitchenBadges } from './kitchen-badges.tsx';
import { PrinterBadge } from './printer-badge.tsx';
import { BadgePlace } from './toolbar.tsx';
import { useWaitingTitle, useWakeLock } from './use-waiting-title.ts';
import sound from './sound-badge.module.css';
import styles from './toolbar.module.css';

/** Plays the bell on this device, by the urgency of the waiting orders. */
function useSound(level: Alarm['level']) {
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

const TEXTS: Record<Sound, string> = {
  starting: 'Ton …',
  off: 'Ton aus – einschalten',
  blocked: 'Ton stumm – antippen',
  on: 'Ton an',
  broken: 'Kein Ton auf diesem Gerät',
};

/** Shows whether new orders sound on this device; one tap turns the sound on and plays it once. */
function SoundBadge() {
  const actor = useSound(useAlarm(({ level }) => level));
  const state = useSelector(actor, selectSound);
  useWaitingTitle(useAlarm(({ waiting }) => waiting));
  useWakeLock();

  const turnOn = () => {
    actor.send({ type: 'sound.turnedOn' });
    actor.send({ type: 'sound.tried' });
  };
  return (
    <BadgePlace look={state === 'on' ? 'on' : 'off'}>
      {state === 'on' ? (
        <div className={sound.on} role="group" aria-label="Ton">
          <button
            type="button"
            aria-label="Ton an, ausschalten"
            onClick={() => actor.send({ type: 'sound.turnedOff' })}
          >
            <BellIcon />
            <span className={styles.spareWhenBusy}>Ton an</span>
          </button>
          <button
            type="button"
            aria-label="Test: den Ton einmal hören"
            onClick={() => actor.send({ type: 'sound.tried' })}
          >
            Test
          </button>
        </div>
      ) : (
        <button
          type="button"
          className={state === 'starting' ? styles.pill : `${styles.pill} ${styles.bad}`}
          disabled={state === 'starting' || state === 'broken'}
          onClick={turnOn}
        >
          <SilentBellIcon />
          {TEXTS[state]}
        </button>
      )}
    </BadgePlace>
  );
}

/** The controls for the whole shop, in the head of the order desk. */
export const ShopBadges = () => (
  <>
    <SoundBadge />
    <KitchenBadges />
    <PrinterBadge />
  </>
);
