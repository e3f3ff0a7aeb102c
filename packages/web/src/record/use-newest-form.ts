import type { FormOf, FormDraft } from '@ofenpost/core/editor/form-draft';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useRestoredForm } from './use-form-draft.ts';

type Begun<T> = {
  /** The id of the edited thing; a new thing keeps its first id when the page's data are reloaded. */
  readonly id: string | undefined;
  readonly loaded: Versioned<T>;
  readonly version: number;
  readonly isChanged: boolean;
  /** Whether the form began with a stored draft. */
  readonly isCached: boolean;
  /** The stored draft, until it is saved or discarded. */
  readonly restored: FormDraft<T> | null;
};

const begun = <T>(loaded: Versioned<T>, id: string | undefined): Begun<T> => ({
  id,
  loaded,
  version: loaded.version,
  isChanged: false,
  isCached: false,
  restored: null,
});

/**
 * Chooses what a form begins with: the stored draft of the last visit, or the loaded value. When somebody else saves
 * meanwhile, an unchanged form restarts with their version; a changed one stays, and saving it asks.
 */
export function useNewestForm<T extends object>(newest: Versioned<T>, { form: name, draft }: FormOf<T>, id?: string) {
  const [form, setForm] = useState(() => begun(newest, id));
  useRestoredForm(name, { newest: newest.value, draft }, (restored) =>
    setForm({ ...begun(restored.loaded, restored.id ?? id), isChanged: true, isCached: true, restored }),
  );
  const isOutdated = newest.version > form.version;
  if (isOutdated && !form.isChanged) setForm(begun(newest, form.id));
  return {
    /** The name of the form in the storage. */
    name,
    /** Another key mounts another form. */
    key: `${form.loaded.version} ${form.isCached}`,
    id: form.id,
    loaded: form.loaded,
    restored: form.restored,
    isChanged: form.isChanged,
    /** Somebody else has saved while this form has changes. */
    isOutdated: isOutdated && form.isChanged,
    saved: (version: number) => setForm((current) => ({ ...current, version, restored: null })),
    changed: (isChanged: boolean) =>
      setForm((current) => ({ ...current, isChanged, restored: isChanged ? current.restored : null })),
  };
}

/** The form for the part that shows its fields. */
export type NewestForm<T extends object> = Omit<ReturnType<typeof useNewestForm<T>>, 'key' | 'isOutdated'>;

/** The same for something without its own page: after saving, the page's data are reloaded. */
export function useRenewedForm<T extends object>(newest: Versioned<T>, of: FormOf<T>) {
  const router = useRouter();
  const form = useNewestForm(newest, of);
  return {
    ...form,
    saved: (version: number) => {
      form.saved(version);
      void router.invalidate();
    },
  };
}
