import { type AccountAdminError, type AccountDetail, accountAdminMessage } from '@ofenpost/core/account/account-admin';
import type { Result } from '@ofenpost/core/result/result';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

type Answer = Promise<Result<AccountDetail, AccountAdminError>>;

/** Loads an account for staff and runs their actions on it, one at a time. */
export function useAccountAdmin(id: string, onChanged: () => void) {
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
