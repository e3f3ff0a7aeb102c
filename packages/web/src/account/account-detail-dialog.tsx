import {
  type AccountDetail,
  type AccountAdminError,
  accountAdminMessage,
  validateFactorRemoval,
} from '@ofenpost/core/account/account-admin';
import type { Result } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { ROLES_ID, ROLE_LABELS } from '@ofenpost/core/role/role';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp, useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Field } from '../ui/field.tsx';
import { LoadFailure } from '../ui/loading.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { AccountDangerZone } from './account-danger-zone.tsx';
import controls from '../ui/controls.module.css';
import styles from './account-admin.module.css';

/** Lists the data of an account. */
const AccountSummary = ({ account }: { readonly account: AccountDetail }) => (
  <dl className={styles.facts}>
    <dt>E-Mail</dt>
    <dd>{account.email}</dd>
    <dt>Telefon</dt>
    <dd>{account.phoneNumber || '–'}</dd>
    <dt>Dabei seit</dt>
    <dd>{formatDate(account.since)}</dd>
    <dt>Bestellungen</dt>
    <dd>
      {account.orders}
      {account.lastOrder !== null && (
        <>
          {', zuletzt '}
          <Link {...paths.orderPage({ id: account.lastOrder.id, capability: null })}>
            Nr. {account.lastOrder.number}
          </Link>
          {` am ${formatDate(account.lastOrder.at)}, ${formatTime(account.lastOrder.at)}`}
        </>
      )}
    </dd>
    <dt>Angemeldet</dt>
    <dd>{account.sessions === 1 ? 'auf 1 Gerät' : `auf ${account.sessions} Geräten`}</dd>
    <dt>Zweiter Faktor</dt>
    <dd>{account.hasSecondFactor ? 'eingerichtet' : 'keiner'}</dd>
  </dl>
);

type Answer = Promise<Result<AccountDetail, AccountAdminError>>;

/** Loads an account for staff and runs their actions on it, one at a time. */
function useAccountAdmin(id: string, onChanged: () => void) {
  const { ports, actors } = useApp();
  const [account, setAccount] = useState<AccountDetail | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [state, setState] = useState<'busy' | 'ready' | 'failed'>('busy');
  const accountAdmin = ports.accountAdmin;

  const load = () => {
    accountAdmin
      .find(id)
      .then((found) => {
        setAccount(found);
        setRefusal(found === null ? accountAdminMessage({ code: 'accountUnknown' }) : null);
        setState('ready');
      })
      .catch((error: unknown) => {
        showErrorToast(actors, error);
        setState('failed');
      });
  };
  const begin = useEffectEvent(load);
  useEffect(() => begin(), []);

  /** Runs an action and reports it by a toast; returns whether it succeeded. */
  const act = async (work: () => Answer, done: string): Promise<boolean> => {
    if (state === 'busy') return false;
    setState('busy');
    try {
      const answer = await work();
      setState('ready');
      setRefusal(answer.ok ? null : accountAdminMessage(answer.error));
      if (answer.ok) {
        setAccount(answer.value);
        actors.toast.send({ type: 'toast.shown', message: { kind: 'success', title: done, detail: '' } });
      } else if (answer.error.code === 'roleOutdated') {
        const { rolesId } = answer.error;
        setAccount((current) => current && { ...current, rolesId });
      }
      onChanged();
      return answer.ok;
    } catch (error) {
      showErrorToast(actors, error);
      setState('ready');
      return false;
    }
  };
  return {
    account,
    refusal,
    state,
    reload: () => {
      setState('busy');
      load();
    },
    changeRole: (rolesId: number, seen: number) =>
      act(() => accountAdmin.changeRole(id, { rolesId, seen }), 'Rolle geändert, überall abgemeldet'),
    signOut: () => act(() => accountAdmin.signOut(id), 'Überall abgemeldet'),
    removeSecondFactor: () =>
      act(() => accountAdmin.removeSecondFactor(id), 'Zweiter Faktor entfernt, überall abgemeldet'),
    remove: () => act(() => accountAdmin.remove(id), 'Konto gelöscht'),
  };
}

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
