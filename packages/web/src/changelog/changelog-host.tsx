import { createChangelogActors, changelogMachine, selectUnseenCount } from '@ofenpost/core/changelog/changelog.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp, useAccount } from '../app/app-actors.tsx';
import { logFailure } from '../app/show-error-toast.ts';
import { onDemand } from '../ui/on-demand.tsx';

const changelogDialog = onDemand(() => import('./changelog-dialog.tsx').then((module) => module.ChangelogDialog));

type Props = {
  /** The number of the current opening of the dialog; null while it is closed. */
  readonly opening: number | null;
  readonly onClosed: () => void;
  /** Called with the number of unseen entries. */
  readonly onUnseen: (count: number) => void;
};

/** Loads the entries for the badge; the dialog and the markdown load when it is opened. */
export function ChangelogHost({ opening, onClosed, onUnseen }: Props) {
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
    if (opening === null) return;
    actor.send({ type: 'dialog.opened' });
    return () => actor.send({ type: 'dialog.closed' });
  }, [actor, opening]);
  return (
    opening !== null && (
      <changelogDialog.Component key={opening} actor={actor} onClosed={onClosed} onLoadFailed={onClosed} />
    )
  );
}
