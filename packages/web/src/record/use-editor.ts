import { type ChangedField, selectChangedFields, isSame } from '@ofenpost/core/editor/compare';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import {
  type createEditorMachine,
  selectCanSubmit,
  selectFieldErrors,
  selectRefusal,
  selectValue,
} from '@ofenpost/core/editor/editor.machine';
import { type EditedDraft, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useFormDraft } from './use-form-draft.ts';
import type { NewestForm } from './use-newest-form.ts';

/** The editor of a form as its parts see it. */
export type Editor<T> = {
  readonly value: T;
  /** The value as it was last loaded or saved. */
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
  /** Restores what was last discarded; null where there is nothing to restore. */
  readonly restore: (() => void) | null;
  readonly overwriteTheirs: (fields: readonly (keyof T)[]) => void;
  readonly takeTheirs: () => void;
  readonly postpone: () => void;
};

type EditorOptions<T> = {
  readonly initial: T;
  /** Unsaved input from an earlier visit. */
  readonly entered?: Partial<T> | null;
  /** Whether saving requires a change; false for something new. */
  readonly needsChange?: boolean;
  readonly createMachine: () => ReturnType<typeof createEditorMachine<T & object>>;
  /** The toast's title after saving. */
  readonly savedTitle: string;
  readonly onSaved: (value: T) => void;
  /** Called when the form gets unsaved changes, and when it has none any more. */
  readonly onChanged: (isChanged: boolean) => void;
};

const changedTo = <T>(changes: readonly ChangedField<T>[], whose: 'base' | 'mine'): Partial<T> =>
  Object.fromEntries(changes.map((change) => [change.field, change[whose]])) as Partial<T>;

const STATES = ['saving', 'saved', 'failed', 'conflict'] as const;

/** Joins the editor of a loaded value to the toasts, which report success and errors. */
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
    // Includes added entries, whose stored value is undefined.
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

/** Returns the editor of a page's form: it begins with restored input, and stores unsaved input on the device. */
export function useFormEditor<T extends object>(
  { name, id, loaded, restored, saved, changed }: NewestForm<T>,
  options: Pick<EditorOptions<EditedDraft<T>>, 'needsChange' | 'createMachine' | 'savedTitle'>,
) {
  const editor = useEditor<EditedDraft<T>>({
    ...options,
    initial: editedDraftOf(loaded),
    entered: restored?.value ?? null,
    onSaved: ({ version }) => saved(version),
    onChanged: changed,
  });
  useFormDraft<T>(name, editor, id);
  return editor;
}
