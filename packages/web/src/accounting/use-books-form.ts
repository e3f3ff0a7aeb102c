import {
  type createEditorMachine,
  selectFieldErrors,
  selectRefusal,
  selectValue,
} from '@ofenpost/core/editor/editor.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActors } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';

type Machine<T extends object> = ReturnType<typeof createEditorMachine<T>>;

/** Joins a form of the books to the toasts. `create` is called once. */
export function useBooksForm<T extends object>(create: () => Machine<T>, initial: T) {
  const actors = useActors();
  const element = useRef<HTMLFormElement>(null);
  const [machine] = useState(create);
  const actor = useActorRef(machine, { input: { initial, needsChange: false } });
  useEffect(() => {
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return {
    element,
    value: useSelector(actor, selectValue<T>),
    errors: useSelector(actor, selectFieldErrors),
    refusal: useSelector(actor, selectRefusal),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    edit: (change: Partial<T>) => actor.send({ type: 'value.edited', change }),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      flushSync(() => actor.send({ type: 'form.submitted' }));
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
}
