import { isSecondFactorRequired } from '@ofenpost/core/second-factor/enrolment';
import { isAdmin } from '@ofenpost/core/session/role';
import { useState } from 'react';
import { useOwnDialog } from '../account/use-own-dialog.ts';
import { useAccount } from '../app/app-state.ts';
import { LoadFailure } from '../theme/load-failure.tsx';
import { PageDialog } from '../theme/page-dialog.tsx';
import { useSingleTaps } from '../theme/use-single-taps.ts';
import { FactorSetup } from './factor-setup.tsx';
import { FactorState } from './factor-state.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useSecondFactor } from './use-second-factor.ts';
import styles from './second-factor.module.css';

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
