import type { ChangedField } from '@ofenpost/core/editor/changed-fields';
import { selectChangedFields } from '@ofenpost/core/editor/conflict';
import {
  type createEditorMachine,
  selectCanSubmit,
  selectFieldErrors,
  selectRefusal,
  selectValue,
} from '@ofenpost/core/editor/editor.machine';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { isSame } from '@ofenpost/core/editor/is-same';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

/** A form as its parts see it. */
export type Editor<T> = {
  readonly value: T;
  /** As it was loaded or saved last. */
  readonly base: T;
  readonly errors: FieldErrors;
  /** Why the server refused the last attempt. */
  readonly refusal: string | null;
  readonly state: 'editing' | 'saving' | 'saved' | 'failed' | 'conflict';
  readonly isChanged: boolean;
  readonly canSubmit: boolean;
  readonly changedFields: readonly ChangedField<T>[];
  readonly edit: (change: Partial<T>) => void;
  readonly submit: () => void;
  readonly discard: () => void;
  /** Takes the last discarding back; null where there is nothing to take back. */
  readonly restore: (() => void) | null;
  readonly overwriteTheirs: (fields: readonly (keyof T)[]) => void;
  readonly takeTheirs: () => void;
  readonly postpone: () => void;
};

export type EditorOptions<T> = {
  readonly initial: T;
  /** What was entered before and is not saved yet. */
  readonly entered?: Partial<T> | null;
  /** Whether it can be saved only after something changed; else it is something new. */
  readonly needsChange?: boolean;
  readonly createMachine: () => ReturnType<typeof createEditorMachine<T & object>>;
  /** What the toast says when it is saved. */
  readonly savedTitle: string;
  readonly onSaved: (value: T) => void;
  /** Whether something is entered that is not saved yet. */
  readonly onChanged: (isChanged: boolean) => void;
};

const changedTo = <T>(changes: readonly ChangedField<T>[], whose: 'base' | 'mine'): Partial<T> =>
  Object.fromEntries(changes.map((change) => [change.field, change[whose]])) as Partial<T>;

const STATES = ['saving', 'saved', 'failed', 'conflict'] as const;

/** The form of something that was loaded; it tells by toasts that it was saved, or why not. */
export function useEditor<T extends object>({
  initial,
  entered = null,
  needsChange = true,
  createMachine,
  savedTitle,
  onSaved,
  onChanged,
}: EditorOptions<T>): Editor<T> {
  const actors = useActors();
  const [machine] = useState(createMachine);
  const actor = useActorRef(machine, { input: { initial, needsChange, entered } });
  const reportSaved = useEffectEvent((value: T) => {
    actors.toast.send({ type: 'toast.shown', message: { kind: 'success', title: savedTitle, detail: '' } });
    onSaved(value);
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('saved', ({ value }) => reportSaved(value)),
      actor.on('save.failed', ({ error }) => showErrorToast(actors, error)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors]);
  const snapshot = useSelector(actor, (current) => current);
  const { base } = snapshot.context;
  const value = selectValue(snapshot);
  const changed = selectChangedFields(snapshot);
  const isChanged = !isSame(base, value);
  const [discarded, setDiscarded] = useState<Partial<T> | null>(null);
  const edit = (change: Partial<T>) => {
    setDiscarded(null);
    actor.send({ type: 'value.edited', change });
  };
  const reportChanged = useEffectEvent(onChanged);
  useEffect(() => reportChanged(isChanged), [isChanged]);
  return {
    value,
    base,
    errors: selectFieldErrors(snapshot),
    refusal: selectRefusal(snapshot),
    state: STATES.find((state) => snapshot.matches(state)) ?? 'editing',
    isChanged,
    canSubmit: selectCanSubmit(snapshot),
    changedFields: changed,
    edit,
    submit: () => actor.send({ type: 'form.submitted' }),
    // Also entries that were added: they were undefined.
    discard: () => {
      edit(changedTo(changed, 'base'));
      setDiscarded(changedTo(changed, 'mine'));
    },
    restore: discarded && (() => edit(discarded)),
    overwriteTheirs: (fields) => actor.send({ type: 'conflict.mineKept', fields }),
    takeTheirs: () => actor.send({ type: 'conflict.theirsTaken' }),
    postpone: () => actor.send({ type: 'conflict.postponed' }),
  };
}
