import { type BusyControls, busyAt } from '@ofenpost/core/kitchen/busy-controls';
import { soldOutOffers } from '@ofenpost/core/kitchen/kitchen-offers';
import { selectOverview } from '@ofenpost/core/kitchen/kitchen.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes, formatTime } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useDelivery } from '../app/app-actors.tsx';
import { useTickingNow } from '../app/use-ticking.ts';
import { Countdown } from '../kitchen/countdown.tsx';
import type { KitchenDialogKind } from '../kitchen/kitchen-dialog.tsx';
import type { Kitchen } from '../kitchen/use-kitchen.ts';
import { CloseIcon } from '../ui/icons.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { useBoardKitchen } from './board-kitchen.tsx';
import { BadgePlace } from './toolbar.tsx';
import controls from '../ui/controls.module.css';
import styles from './kitchen-badges.module.css';
import bar from './toolbar.module.css';

type Props = {
  readonly name: ReactNode;
  /** The name in the labels of the buttons. */
  readonly subject: string;
  readonly until: Instant;
  readonly moreMinutes: number;
  readonly onMore: () => void;
  readonly onEnd: () => void;
};

/** Shows a pause or a rush with its end; one tap extends or ends it. */
const BusyBadge = ({ name, subject, until, moreMinutes, onMore, onEnd }: Props) => (
  <div className={styles.busy} data-busy={subject} role="group" aria-label={subject}>
    <span className={styles.text}>
      <span>{name}</span> <Countdown until={until} />
    </span>
    <button type="button" aria-label={`+${moreMinutes} Minuten ${subject}`} onClick={onMore}>
      +{moreMinutes}
    </button>
    <button type="button" aria-label={`${subject} beenden`} title={`${subject} beenden`} onClick={onEnd}>
      <CloseIcon />
    </button>
  </div>
);

/** Returns the current pause and rush; before the kitchen's first response, those of the rendered page. */
function useBusyControls(kitchen: Kitchen): BusyControls {
  const overview = useSelector(kitchen, selectOverview);
  const { busyControls } = useDelivery();
  return busyAt(overview?.busyControls ?? busyControls, useTickingNow());
}

const dialogs = onDemand(() => import('../kitchen/kitchen-dialog.tsx').then((module) => module.KitchenDialog));

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
  const { kitchen } = useBoardKitchen();
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
