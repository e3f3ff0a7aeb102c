import { type DoorAttempt, isAgeOpen, waitLeft } from '@ofenpost/core/courier/courier-tap';
import type { CourierStop } from '@ofenpost/core/courier/tour';
import type { Instant } from '@ofenpost/core/time/instant';
import type { ReactNode } from 'react';
import { phoneHref } from '../ui/phone-href.ts';
import { PhoneIcon } from '../ui/phone-icon.tsx';
import { CourierFrame } from './courier-frame.tsx';
import { streetOf, waitText } from './courier-texts.ts';
import screen from './courier-screen.module.css';
import styles from './door-views.module.css';

type StepProps = {
  readonly place: number;
  readonly isDone: boolean;
  readonly text: ReactNode;
  readonly children: ReactNode;
};

const Step = ({ place, isDone, text, children }: StepProps) => (
  <li className={isDone ? styles.done : undefined}>
    <i aria-hidden>{isDone ? '✓' : place}</i>
    <span>{text}</span>
    {children}
  </li>
);

type Props = {
  readonly stop: CourierStop;
  readonly attempt: DoorAttempt;
  readonly now: Instant;
  readonly net: ReactNode;
  readonly onBack: () => void;
  readonly onRung: () => void;
  readonly onCalled: () => void;
  readonly onOpened: () => void;
  readonly onLeft: () => void;
  readonly onTakenBack: () => void;
};

/** Why an order may be left at the door, or may not. */
function leaveHint(stop: CourierStop): string {
  if (stop.announced !== null) return 'Abstellen geht nur, wenn schon bezahlt ist.';
  return isAgeOpen(stop) ? 'Alkohol wird nie abgestellt.' : 'Stell nur ab, was der Gast abgestellt haben will.';
}

/** What a courier does where nobody opens: ring again, call, wait. */
export const NobodyView = ({ stop, attempt, now, net, onBack, onRung, onCalled, ...ends }: Props) => (
  <CourierFrame
    title={`${stop.number} · Niemand da`}
    onBack={onBack}
    net={net}
    foot={
      <>
        <button type="button" className={screen.go} onClick={ends.onOpened}>
          Doch noch da
        </button>
        <div className={screen.pair}>
          <button
            type="button"
            className={screen.out}
            disabled={stop.announced !== null || isAgeOpen(stop)}
            onClick={ends.onLeft}
          >
            Abgestellt
          </button>
          <button
            type="button"
            className={`${screen.out} ${screen.danger}`}
            disabled={attempt.calledAt === null || waitLeft(attempt, now) > 0}
            onClick={ends.onTakenBack}
          >
            Nehme zurück
          </button>
        </div>
        <p className={screen.hint}>{leaveHint(stop)}</p>
      </>
    }
  >
    <h2 className={styles.big}>{streetOf(stop)}</h2>
    <p className={styles.say}>
      Klingel {stop.address.contactName}
      {stop.address.note !== '' && `, ${stop.address.note}`}
    </p>
    <ol className={styles.steps}>
      <Step place={1} isDone={attempt.hasRung} text="Nochmals klingeln">
        {!attempt.hasRung && (
          <button type="button" className={styles.other} onClick={onRung}>
            Gemacht
          </button>
        )}
      </Step>
      <Step
        place={2}
        isDone={attempt.calledAt !== null}
        text={
          <>
            Anrufen<small>{stop.address.phoneNumber}</small>
          </>
        }
      >
        <a href={phoneHref(stop.address.phoneNumber)} className={styles.call} onClick={onCalled}>
          <PhoneIcon />
          Anrufen
        </a>
      </Step>
      <Step
        place={3}
        isDone={false}
        text={
          <>
            Warten<small>5 Minuten ab dem Anruf</small>
          </>
        }
      >
        <b className={styles.wait}>{waitText(waitLeft(attempt, now))}</b>
      </Step>
    </ol>
  </CourierFrame>
);
