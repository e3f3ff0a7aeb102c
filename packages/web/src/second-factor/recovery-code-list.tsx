import { groupedCode } from '@ofenpost/core/second-factor/entered-code';
import type { RecoveryCodes } from '@ofenpost/core/second-factor/second-factor';
import { useEffect, useRef } from 'react';
import { useActors } from '../app/app-actors.tsx';
import controls from '../theme/controls.module.css';
import styles from './second-factor.module.css';

type Props = {
  readonly codes: RecoveryCodes;
  /** Whether these codes replace earlier ones. */
  readonly isRenewed: boolean;
  readonly onDone: () => void;
};

/** Shows the recovery codes, which are never shown again. */
export function RecoveryCodeList({ codes, isRenewed, onDone }: Props) {
  const { toast } = useActors();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.map(groupedCode).join('\n'));
      toast.send({ type: 'toast.shown', message: { kind: 'success', title: 'Notfallcodes kopiert', detail: '' } });
    } catch {
      const detail = 'Schreib die Codes bitte ab.';
      toast.send({ type: 'toast.shown', message: { kind: 'error', title: 'Das Kopieren hat nicht geklappt', detail } });
    }
  };
  return (
    <>
      <h3 tabIndex={-1} ref={heading} className={styles.heading}>
        {isRenewed ? 'Deine neuen Notfallcodes' : 'Eingeschaltet. Und wenn das Handy weg ist?'}
      </h3>
      <p>
        {isRenewed
          ? 'Ist das Handy weg, kommst du mit einem davon hinein, jeder geht einmal. Die bisherigen gelten nicht mehr.'
          : 'Dann kommst du mit einem dieser Notfallcodes hinein, jeder geht einmal.'}{' '}
        Bewahr sie auf, wo dein Handy nicht ist: Wir zeigen sie nur jetzt.
      </p>
      <ul className={styles.codes} aria-label="Notfallcodes">
        {codes.map((code) => (
          <li key={code}>
            <code>{groupedCode(code)}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <button type="button" className={controls.secondary} onClick={() => void copy()}>
          Kopieren
        </button>
        <button type="button" className={controls.primary} onClick={onDone}>
          Ich habe sie notiert
        </button>
      </div>
    </>
  );
}
