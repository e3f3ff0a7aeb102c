import type { Result } from '@ofenpost/core/result/result';
import { isAdmin } from '@ofenpost/core/role/role';
import { isSecondFactorRequired } from '@ofenpost/core/second-factor/enrolment';
import {
  groupedCode,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorError,
  type SecondFactorOffer,
  secondFactorMessage,
} from '@ofenpost/core/second-factor/second-factor';
import { useEffect, useRef, useEffectEvent, useState } from 'react';
import { useActors, useApp, useAccount } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useWork } from '../app/use-work.ts';
import { LoadFailure } from '../ui/loading.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { useOwnDialog } from '../ui/use-own-dialog.ts';
import { useSingleTaps } from '../ui/use-single-taps.ts';
import { FactorSetup } from './factor-setup.tsx';
import { FactorState } from './factor-state.tsx';
import controls from '../ui/controls.module.css';
import styles from './second-factor.module.css';

type Props = {
  readonly codes: RecoveryCodes;
  /** Whether these codes replace earlier ones. */
  readonly isRenewed: boolean;
  readonly onDone: () => void;
};

/** Shows the recovery codes, which are never shown again. */
function RecoveryCodeList({ codes, isRenewed, onDone }: Props) {
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
            <code translate="no">{groupedCode(code)}</code>
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

/** The step that the dialog shows. */
type Shown =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'state'; readonly factor: SecondFactor }
  | { readonly kind: 'offer'; readonly offer: SecondFactorOffer }
  | { readonly kind: 'codes'; readonly codes: RecoveryCodes; readonly isRenewed: boolean };

/** Manages the user's own second factor. */
function useSecondFactor() {
  const { ports, actors } = useApp();
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { start } = useWork();
  const port = ports.secondFactor;

  const load = () => {
    port
      .load()
      .then((factor) => setShown({ kind: 'state', factor }))
      .catch((error: unknown) => {
        showErrorToast(actors, error);
        setShown({ kind: 'failed' });
      });
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);

  /** Wraps a request for the form that asks for the code: that form shows refusals and errors. */
  const withCode =
    <T,>(work: (code: string) => Promise<Result<T, SecondFactorError>>, show: (value: T) => Shown) =>
    async (code: string) => {
      const done = await work(code);
      if (done.ok) setShown(show(done.value));
      return done;
    };
  return {
    shown,
    refusal,
    reload: () => {
      setShown({ kind: 'loading' });
      load();
    },
    begin: () =>
      start(async () => {
        const begun = await port.begin();
        setRefusal(begun.ok ? null : secondFactorMessage(begun.error));
        if (begun.ok) setShown({ kind: 'offer', offer: begun.value });
        else load();
      }),
    confirm: withCode(port.confirm, (codes) => ({ kind: 'codes', codes, isRenewed: false })),
    renew: withCode(port.renewRecoveryCodes, (codes) => ({ kind: 'codes', codes, isRenewed: true })),
    end: withCode(port.end, (factor) => ({ kind: 'state', factor })),
  };
}

/** Turns the user's own second factor on and off. */
export function SecondFactorDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { isOpen, close } = useOwnDialog();
  // The button that closes the recovery codes for good appears where the form was sent, so a double tap would press
  // both.
  const taps = useSingleTaps();
  const account = useAccount();
  const [isEnded, setEnded] = useState(false);
  const { shown, refusal, reload, begin, confirm, renew, end } = useSecondFactor();
  const closed = () => {
    onClosed();
    // A change of the second factor changes the permissions of accounts that require one, so the page reloads.
    const wasRequested = isSecondFactorRequired(account) || account.factorDueAt !== undefined;
    if (wasRequested ? shown.kind === 'codes' : isAdmin(account) && isEnded) location.reload();
  };
  return (
    <PageDialog title="Zweiter Faktor" isOpen={isOpen} onClose={close} onClosed={closed}>
      <div ref={taps} className={styles.dialog} aria-busy={shown.kind === 'loading'}>
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        {shown.kind === 'loading' && <p>Einen Moment …</p>}
        {shown.kind === 'failed' && <LoadFailure what="Dein zweiter Faktor" onRetry={reload} />}
        {shown.kind === 'state' && (
          <FactorState
            key={shown.factor.since}
            factor={shown.factor}
            isTeam={isAdmin(account)}
            onBegin={begin}
            onRenew={renew}
            onEnd={async (code) => {
              const ended = await end(code);
              setEnded(ended.ok);
              return ended;
            }}
          />
        )}
        {shown.kind === 'offer' && <FactorSetup offer={shown.offer} onCode={confirm} />}
        {shown.kind === 'codes' && <RecoveryCodeList {...shown} onDone={close} />}
      </div>
    </PageDialog>
  );
}
