import { createChangelogActors } from '@ofenpost/core/changelog/changelog.actors';
import { changelogMachine, selectUnseenCount } from '@ofenpost/core/changelog/changelog.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';
import { logFailure } from '../app/log-failure.ts';
import { onDemand } from '../app/on-demand.tsx';

const changelogDialog = onDemand(() => import('./changelog-dialog.tsx').then((module) => module.ChangelogDialog));

type Props = {
  readonly isOpen: boolean;
  readonly onClosed: () => void;
  /** How many entries wait to be seen. */
  readonly onUnseen: (count: number) => void;
};

/** What is new, fetched for the badge; its dialog and the markdown are loaded when it is opened. */
export function ChangelogHost({ isOpen, onClosed, onUnseen }: Props) {
  const { ports } = useApp();
  const account = useAccount();
  const [machine] = useState(() => changelogMachine.provide({ actors: createChangelogActors(ports) }));
  const actor = useActorRef(machine, { input: { environment: 'browser', account } });
  const unseen = useSelector(actor, selectUnseenCount);
  useEffect(() => onUnseen(unseen), [onUnseen, unseen]);
  useEffect(() => {
    const failed = actor.on('fetch.failed', ({ error }) => logFailure(error));
    return () => failed.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (!isOpen) return;
    actor.send({ type: 'dialog.opened' });
    return () => actor.send({ type: 'dialog.closed' });
  }, [actor, isOpen]);
  return isOpen && <changelogDialog.Component actor={actor} onClosed={onClosed} onLoadFailed={onClosed} />;
}
