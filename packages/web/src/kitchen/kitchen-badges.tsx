import type { BusyControls } from '@ofenpost/core/kitchen/busy-controls';
import { soldOutOffers } from '@ofenpost/core/kitchen/kitchen-offers';
import { selectOverview } from '@ofenpost/core/kitchen/kitchen.machine';
import { addMinutes, formatTime } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import { onDemand } from '../app/on-demand.tsx';
import { BadgePlace } from '../order-desk/badge-place.tsx';
import { useTickingNow } from '../order/use-ticking-now.ts';
import { useOpened } from '../theme/use-opened.ts';
import { BusyBadge } from './busy-badge.tsx';
import type { KitchenDialogKind } from './kitchen-dialog.tsx';
import { useBusyControls } from './use-busy-controls.ts';
import { useKitchen } from './use-kitchen.ts';
import bar from '../order-desk/toolbar.module.css';
import controls from '../theme/controls.module.css';
import styles from './kitchen-badges.module.css';

const dialogs = onDemand(() => import('./kitchen-dialog.tsx').then((module) => module.KitchenDialog));

/** The extension of a running pause or rush by one tap. */
const MORE_MINUTES = 15;

/** The text that screen readers announce on every change, also when a pause or a rush ends by itself. */
function busyText({ pause, rush }: BusyControls): string {
  const parts = [
    pause === null ? [] : `Lieferung pausiert bis ${formatTime(pause.until)}`,
    rush === null ? [] : `Hochbetrieb, ${rush.extraMinutes} Minuten länger, bis ${formatTime(rush.until)}`,
  ].flat();
  return parts.length === 0 ? 'Wir liefern wie üblich.' : `${parts.join('. ')}.`;
}

/**
 * Lets staff slow the shop down from the head of the order desk, by one tap each; running pauses and rushes show their
 * time left.
 */
export function KitchenBadges() {
  const kitchen = useKitchen();
  const { pause, rush } = useBusyControls(kitchen);
  const overview = useSelector(kitchen, selectOverview);
  const soldOut = soldOutOffers(overview?.offers ?? [], useTickingNow()).length;
  const { opened, open, end } = useOpened<KitchenDialogKind>();
  const give = (command: Parameters<typeof kitchen.send>[0] & { type: 'command.given' }) => kitchen.send(command);

  return (
    <>
      <BadgePlace look={pause === null ? 'idle' : 'running'}>
        {pause === null ? (
          <button type="button" className={bar.pill} aria-label="Lieferung pausieren" onClick={() => open('pause')}>
            <span className={bar.long}>Lieferung pausieren</span>
            <span className={bar.short}>Pausieren</span>
          </button>
        ) : (
          <BusyBadge
            name={
              <>
                <span className={styles.spare}>Lieferung </span>
                <span className={styles.word}>pausiert</span>
              </>
            }
            subject="Pause"
            until={pause.until}
            moreMinutes={MORE_MINUTES}
            onMore={() =>
              give({ type: 'command.given', command: { kind: 'pause', until: addMinutes(pause.until, MORE_MINUTES) } })
            }
            onEnd={() => give({ type: 'command.given', command: { kind: 'endPause' } })}
          />
        )}
      </BadgePlace>
      <BadgePlace look={rush === null ? 'idle' : 'running'}>
        {rush === null ? (
          <button type="button" className={bar.pill} onClick={() => open('rush')}>
            Hochbetrieb
          </button>
        ) : (
          <BusyBadge
            name={
              <>
                Hochbetrieb +{rush.extraMinutes}
                <span className={styles.spare}> min</span>
              </>
            }
            subject="Hochbetrieb"
            until={rush.until}
            moreMinutes={MORE_MINUTES}
            onMore={() =>
              give({
                type: 'command.given',
                command: { kind: 'rush', rush: { ...rush, until: addMinutes(rush.until, MORE_MINUTES) } },
              })
            }
            onEnd={() => give({ type: 'command.given', command: { kind: 'endRush' } })}
          />
        )}
      </BadgePlace>
      <button type="button" className={bar.pill} onClick={() => open('soldOut')}>
        Ausverkauft
        {soldOut > 0 && <span className={styles.count}>{soldOut}</span>}
      </button>
      <p className={controls.visuallyHidden} role="status">
        {busyText({ pause, rush })}
      </p>
      {opened && (
        <dialogs.Component
          key={opened.count}
          kind={opened.shown}
          kitchen={kitchen}
          onClosed={() => end(opened)}
          onLoadFailed={() => end(opened)}
        />
      )}
    </>
  );
}
