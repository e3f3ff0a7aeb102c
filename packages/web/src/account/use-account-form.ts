import { createAccountForm } from '@ofenpost/core/account/account-form';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline, showErrorToast } from '../app/show-error-toast.ts';

/** Joins the form of the user's own account to the session and the toasts. It begins with newly loaded data. */
export function useAccountForm(onSaved: () => void) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => createAccountForm(ports));
  const actor = useActorRef(machine, { input: { initial: null, needsChange: true } });
  const end = useEffectEvent(onSaved);
  useEffect(() => {
    const { session, toast } = actors;
    const subscriptions = [
      actor.on('saved', ({ value }) => {
        session.send({ type: 'account.changed', account: { ...selectAccount(session.getSnapshot()), ...value } });
        toast.send({ type: 'toast.shown', message: { kind: 'success', title: 'Kontodaten aktualisiert', detail: '' } });
        end();
      }),
      actor.on('load.failed', ({ error }) => showErrorUnlessOffline(actors, error)),
      actor.on('save.failed', ({ error }) => showErrorToast(actors, error)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors]);
  return actor;
}

export type AccountFormActor = ReturnType<typeof useAccountForm>;
