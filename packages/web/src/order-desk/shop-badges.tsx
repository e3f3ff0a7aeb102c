import { type Sound, selectIsMuted, selectIsRinging, selectSound } from '@ofenpost/core/order-desk/sound.machine';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { paths } from '../app/paths.ts';
import { useAlarm } from './alarm.tsx';
import { BellIcon, SilentBellIcon } from './bell.tsx';
import { KitchenBadges } from './kitchen-badges.tsx';
import { useForeseenLateness } from './lateness.tsx';
import { AutoAcceptBadge } from './new-guest-badge.tsx';
import { PrinterBadge } from './printer-badge.tsx';
import { BadgePlace } from './toolbar.tsx';
import { useSound } from './use-sound.ts';
import { useWaitingTitle, useWakeLock } from './use-waiting-title.ts';
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
function SoundBadge() {
  const actor = useSound(useAlarm(({ level }) => level));
  useForeseenLateness(useCallback(() => actor.send({ type: 'lateness.foreseen' }), [actor]));
  const state = useSelector(actor, selectSound);
  const isRinging = useSelector(actor, selectIsRinging);
  const isMuted = useSelector(actor, selectIsMuted);
  useWaitingTitle(useAlarm(({ waiting, cancelled }) => waiting + cancelled.length));
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
          {isRinging || isMuted ? (
            <button
              type="button"
              aria-label="1 min Ruhe vor neuen Bestellungen"
              aria-pressed={isMuted}
              aria-disabled={isMuted}
              onClick={() => actor.send({ type: 'minute.wanted' })}
            >
              1 min Ruhe
            </button>
          ) : (
            <button
              type="button"
              aria-label="Test: den Ton einmal hören"
              onClick={() => actor.send({ type: 'sound.tried' })}
            >
              Test
            </button>
          )}
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
    <Link to={paths.kitchen} className={styles.pill}>
      Küche
    </Link>
    <PrinterBadge />
    <AutoAcceptBadge />
  </>
);
