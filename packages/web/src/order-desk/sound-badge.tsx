import { type Sound, selectSound } from '@ofenpost/core/order-desk/sound.machine';
import { useSelector } from '@xstate/react';
import { BellIcon, SilentBellIcon } from '../order/bell-icon.tsx';
import { useWaitingTitle } from '../order/use-waiting-title.ts';
import { useWakeLock } from '../order/use-wake-lock.ts';
import { useAlarm } from './alarm.tsx';
import { BadgePlace } from './badge-place.tsx';
import { useSound } from './use-sound.ts';
import sound from './sound-badge.module.css';
import styles from './toolbar.module.css';

const TEXTS: Record<Sound, string> = {
  starting: 'Ton …',
  off: 'Ton aus – einschalten',
  blocked: 'Ton stumm – antippen',
  on: 'Ton an',
  broken: 'Kein Ton auf diesem Gerät',
};

/** Shows whether new orders sound on this device; one tap turns the sound on and plays it once. */
export function SoundBadge() {
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
