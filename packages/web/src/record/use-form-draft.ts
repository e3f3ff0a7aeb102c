import {
  type FormOwner,
  type FormShown,
  type FormDraft,
  forgetForm,
  saveFormDraft,
  readForm,
} from '@ofenpost/core/editor/form-draft';
import { type EditedDraft, draftOf } from '@ofenpost/core/editor/versioned-editor';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp, useAccount } from '../app/app-actors.tsx';

/** The owner of the form: an expired session does not make it somebody else's. */
function useOwner(form: string): FormOwner {
  const account = useAccount();
  const [accountId] = useState(account.id ?? '');
  return { form, accountId };
}

/** Returns the unsaved input of the last visit, or null. It is read once. */
export function useRestoredForm<T extends object>(
  form: string,
  { newest, draft }: FormShown<T>,
  onFound: (stored: FormDraft<T>) => void,
): void {
  const { ports } = useApp();
  const owner = useOwner(form);
  const look = useEffectEvent(() => {
    const stored = readForm(ports.keyValue, owner, { newest, draft, now: ports.clock.now() });
    if (stored !== null) onFound(stored);
  });
  useEffect(() => look(), []);
}

type Entered<T> = Record<'base' | 'value', EditedDraft<T>> & { readonly isChanged: boolean };

/** Stores the input on the device until it is saved or discarded; `id` belongs to something new. */
export function useFormDraft<T extends object>(
  form: string,
  { base, value, isChanged }: Entered<T>,
  id?: string,
): void {
  const { ports } = useApp();
  const owner = useOwner(form);
  const wasChanged = useRef(false);
  const follow = useEffectEvent((entered: EditedDraft<T>, isUnsaved: boolean) => {
    const loaded = { version: base.version, value: draftOf<T>(base) };
    if (isUnsaved) saveFormDraft<T>(ports.keyValue, owner, { at: ports.clock.now(), id, loaded, value: entered });
    else if (wasChanged.current) forgetForm(ports.keyValue, owner);
    wasChanged.current = isUnsaved;
  });
  useEffect(() => follow(value, isChanged), [value, isChanged]);
}
