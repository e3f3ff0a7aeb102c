import { type DeskSound, selectSound } from '@ofenpost/core/order/desk-sound.machine';
import { useSelector } from '@xstate/react';
import { BellIcon, SilentBellIcon } from './bell-icon.tsx';
import { useDeskAlarm } from './desk-alarm.tsx';
import { PillPlace } from './pill-place.tsx';
import { useDeskSound } from './use-desk-sound.ts';
import { useWaitingTitle } from './use-waiting-title.ts';
import { useWakeLock } from './use-wake-lock.ts';
import styles from './desk-bar.module.css';
import sound from './sound-pill.module.css';

const TEXTS: Record<DeskSound, string> = {
  starting: 'Ton …',
  off: 'Ton aus – einschalten',
  blocked: 'Ton stumm – antippen',
  on: 'Ton an',
  broken: 'Kein Ton auf diesem Gerät',
};

/** Whether orders are heard. Silent, it says so; one tap turns the sound on, and lets it be heard once. */
export function SoundPill() {
  const actor = useDeskSound(useDeskAlarm(({ level }) => level));
  const state = useSelector(actor, selectSound);
  useWaitingTitle(useDeskAlarm(({ waiting }) => waiting));
  useWakeLock();

  const turnOn = () => {
    actor.send({ type: 'sound.turnedOn' });
    actor.send({ type: 'sound.tried' });
  };
  return (
    <PillPlace look={state === 'on' ? 'on' : 'off'}>
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
    </PillPlace>
  );
}
