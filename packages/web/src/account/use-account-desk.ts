import { type AccountDeskError, type AccountDetail, accountDeskMessage } from '@ofenpost/core/account/account-desk';
import type { Result } from '@ofenpost/core/result/result';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { tellFailure } from '../app/tell-failure.ts';

type Answer = Promise<Result<AccountDetail, AccountDeskError>>;

/** An account as staff look at it, and what they do with it; one thing after the other. */
export function useAccountDesk(id: string, onChanged: () => void) {
  const { ports, actors } = useApp();
  const [account, setAccount] = useState<AccountDetail | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [state, setState] = useState<'busy' | 'ready' | 'failed'>('busy');
  const desk = ports.accountDesk;

  const load = () => {
    desk
      .find(id)
      .then((found) => {
        setAccount(found);
        setRefusal(found === null ? accountDeskMessage({ code: 'accountUnknown' }) : null);
        setState('ready');
      })
      .catch((error: unknown) => {
        tellFailure(actors, error);
        setState('failed');
      });
  };
  const begin = useEffectEvent(load);
  useEffect(() => begin(), []);

  /** Answers whether it is done. */
  const act = async (work: () => Answer, done: string): Promise<boolean> => {
    if (state === 'busy') return false;
    setState('busy');
    try {
      const answer = await work();
      setState('ready');
      setRefusal(answer.ok ? null : accountDeskMessage(answer.error));
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
      tellFailure(actors, error);
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
      act(() => desk.changeRole(id, { rolesId, seen }), 'Rolle geändert, überall abgemeldet'),
    signOut: () => act(() => desk.signOut(id), 'Überall abgemeldet'),
    removeSecondFactor: () => act(() => desk.removeSecondFactor(id), 'Zweiter Faktor entfernt, überall abgemeldet'),
    remove: () => act(() => desk.remove(id), 'Konto gelöscht'),
  };
}
