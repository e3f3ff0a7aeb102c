import { validateFactorRemoval } from '@ofenpost/core/account/account-admin';
import { may } from '@ofenpost/core/permission/permission';
import { ROLES_ID } from '@ofenpost/core/session/role';
import { ROLE_LABELS } from '@ofenpost/core/session/role-labels';
import { useState } from 'react';
import { useAccount } from '../app/app-state.ts';
import { Field } from '../theme/field.tsx';
import { LoadFailure } from '../theme/load-failure.tsx';
import { PageDialog } from '../theme/page-dialog.tsx';
import { AccountDangerZone } from './account-danger-zone.tsx';
import { AccountSummary } from './account-summary.tsx';
import { useAccountAdmin } from './use-account-admin.ts';
import controls from '../theme/controls.module.css';
import styles from './account-admin.module.css';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly onChanged: () => void;
  readonly onClosed: () => void;
};

const ROLES = (['customer', 'courier', 'staff', 'manager'] as const).map((role) => ({
  rolesId: ROLES_ID[role],
  label: ROLE_LABELS[role],
}));

/** Shows the data of one account and the actions of the management. */
export function AccountDetailDialog({ id, name, onChanged, onClosed }: Props) {
  const own = useAccount();
  const [isOpen, setOpen] = useState(true);
  const [wish, setWish] = useState<number | null>(null);
  const { account, refusal, state, reload, changeRole, signOut, removeSecondFactor, remove } = useAccountAdmin(
    id,
    onChanged,
  );
  const rolesId = wish ?? account?.rolesId;
  const close = () => setOpen(false);
  const save = () => {
    if (account !== null && wish !== null && wish !== account.rolesId)
      void changeRole(wish, account.rolesId).then(() => setWish(null));
  };
  return (
    <PageDialog title={name} isOpen={isOpen} onClose={close} onClosed={onClosed}>
      <div className={styles.dialog} aria-busy={state === 'busy'}>
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        {account === null && state === 'failed' && <LoadFailure what="Die Angaben zum Konto" onRetry={reload} />}
        {account === null && state === 'busy' && <p>Einen Moment …</p>}
        {account !== null && (
          <>
            <AccountSummary account={account} />
            {may(own, 'role.change') && (
              <div className={styles.part}>
                <Field label="Rolle" hint="Wer eine andere Rolle bekommt, meldet sich neu an.">
                  {(control) => (
                    <select {...control} value={rolesId} onChange={({ target }) => setWish(Number(target.value))}>
                      {ROLES.map((role) => (
                        <option key={role.rolesId} value={role.rolesId}>
                          {role.label}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
                <button
                  type="button"
                  className={controls.primary}
                  // `aria-disabled` instead of `disabled`: the focus stays on the pressed button.
                  aria-disabled={state === 'busy' || rolesId === account.rolesId}
                  onClick={save}
                >
                  Rolle speichern
                </button>
              </div>
            )}
            {may(own, 'account.manage') && (
              <AccountDangerZone
                name={name}
                isBusy={state === 'busy'}
                hasSecondFactor={
                  account.hasSecondFactor && validateFactorRemoval([account], { by: own, accountId: id }).ok
                }
                onSecondFactor={() => void removeSecondFactor()}
                onSignOut={() => void signOut()}
                onRemove={() => void remove().then((isDone) => isDone && close())}
              />
            )}
          </>
        )}
      </div>
    </PageDialog>
  );
}
