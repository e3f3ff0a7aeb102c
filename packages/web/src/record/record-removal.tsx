import type { Result } from '@ofenpost/core/result/result';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useWork } from '../app/use-work.ts';
import { RemovalQuestion } from './removal-question.tsx';
import controls from '../ui/controls.module.css';

type Props<E> = {
  readonly noun: string;
  readonly name: string;
  /** The list that is shown when it is deleted. */
  readonly list: NonNullable<LinkProps['to']>;
  /** The title of a refusal. */
  readonly refused: string;
  /** Why it cannot be deleted now, in German; null where it can. */
  readonly blocker: string | null;
  readonly remove: () => Promise<Result<unknown, E>>;
  /** Why it was not deleted, in German; null for what is deleted already. */
  readonly messageOf: (error: E) => string | null;
  /** What deleting it has for consequences. */
  readonly children: ReactNode;
};

/** Asks, then deletes a record for good and shows its list. */
export function RecordRemoval<E>({ noun, name, list, refused, blocker, remove, messageOf, children }: Props<E>) {
  const { actors } = useApp();
  const navigate = useNavigate();
  const { start } = useWork();
  const [isAsking, setAsking] = useState(false);
  const showToast = (kind: 'success' | 'error', title: string, detail: string) =>
    actors.toast.send({ type: 'toast.shown', message: { kind, title, detail } });
  const confirm = () =>
    start(async () => {
      setAsking(false);
      const removed = await remove();
      const message = removed.ok ? null : messageOf(removed.error);
      if (message !== null) return showToast('error', refused, message);
      showToast('success', `${noun} gelöscht`, name);
      await navigate({ to: list, replace: true });
    });
  return (
    <>
      <button
        type="button"
        className={controls.secondary}
        onClick={() => (blocker === null ? setAsking(true) : showToast('error', refused, blocker))}
      >
        Löschen …
      </button>
      <RemovalQuestion
        title={`${noun} löschen?`}
        isOpen={isAsking}
        onConfirmed={confirm}
        onClosed={() => setAsking(false)}
      >
        {children}
      </RemovalQuestion>
    </>
  );
}
