import type { SecondFactor } from '@ofenpost/core/second-factor/second-factor';
import { formatDate } from '@ofenpost/core/time/zurich';
import { type ComponentProps, useState } from 'react';
import { CodeForm } from './factor-setup.tsx';
import controls from '../ui/controls.module.css';
import styles from './second-factor.module.css';

type Work = ComponentProps<typeof CodeForm>['onCode'];
type Props = {
  readonly factor: SecondFactor;
  /** Whether the management can require a second factor of this person. */
  readonly isTeam: boolean;
  readonly onBegin: () => void;
  readonly onRenew: Work;
  readonly onEnd: Work;
};

const endHint = (isTeam: boolean): string =>
  isTeam
    ? 'Verlangt ihn die Geschäftsleitung, ist das Backoffice danach zu, bis du ihn wieder einrichtest.'
    : 'Danach genügt die Anmeldung.';

/** Shows whether the second factor is on, and its actions. */
export function FactorState({ factor: { since, recoveryCodesLeft }, isTeam, onBegin, onRenew, onEnd }: Props) {
  const [wish, setWish] = useState<'renew' | 'end' | null>(null);
  if (since === null)
    return (
      <>
        <p>
          Nach der Anmeldung fragen wir dich dann nach einem Code aus einer App auf deinem Handy. Wer nur in dein
          Google- oder Facebook-Konto kommt, kommt so nicht in dieses hinein.
        </p>
        <div className={styles.buttons}>
          <button type="button" className={controls.primary} onClick={onBegin}>
            Einrichten
          </button>
        </div>
      </>
    );
  return (
    <>
      <p>
        <b>Eingeschaltet</b> seit {formatDate(since)}.{' '}
        {recoveryCodesLeft === 1
          ? 'Du hast noch einen Notfallcode.'
          : `Du hast noch ${recoveryCodesLeft} Notfallcodes.`}
      </p>
      {wish === null ? (
        <div className={styles.buttons}>
          <button type="button" className={controls.quiet} onClick={() => setWish('end')}>
            Ausschalten …
          </button>
          <button type="button" className={controls.secondary} onClick={() => setWish('renew')}>
            Neue Notfallcodes …
          </button>
        </div>
      ) : (
        <CodeForm
          key={wish}
          label="Code aus der App oder Notfallcode"
          hint={wish === 'renew' ? 'Die bisherigen Notfallcodes gelten dann nicht mehr.' : endHint(isTeam)}
          submit={wish === 'renew' ? 'Neue Notfallcodes zeigen' : 'Ausschalten'}
          isDanger={wish === 'end'}
          onCode={wish === 'renew' ? onRenew : onEnd}
        />
      )}
    </>
  );
}
