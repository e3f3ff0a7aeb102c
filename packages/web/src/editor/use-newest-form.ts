import type { FormOf, FormDraft } from '@ofenpost/core/editor/form-draft';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useRestoredForm } from './use-form-draft.ts';

type Begun<T> = {
  /** Of what it is; of what is new the one that it was given first, also when the page is read anew. */
  readonly id: string | undefined;
  readonly loaded: Versioned<T>;
  readonly version: number;
  readonly isChanged: boolean;
  /** Whether it began with what was kept. */
  readonly isCached: boolean;
  /** What was kept, until it is saved or discarded. */
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
 * With what a form begins. What was entered and not saved when it was here last is there again. When somebody else saved
 * meanwhile, an untouched form begins anew with it; what was changed here stays, and saving asks.
 */
export function useNewestForm<T extends object>(newest: Versioned<T>, { form: name, draft }: FormOf<T>, id?: string) {
  const [form, setForm] = useState(() => begun(newest, id));
  useRestoredForm(name, { newest: newest.value, draft }, (restored) =>
    setForm({ ...begun(restored.loaded, restored.id ?? id), isChanged: true, isCached: true, restored }),
  );
  const isOutdated = newest.version > form.version;
  if (isOutdated && !form.isChanged) setForm(begun(newest, form.id));
  return {
    /** What it is kept as. */
    name,
    /** Another one is another form. */
    key: `${form.loaded.version} ${form.isCached}`,
    id: form.id,
    loaded: form.loaded,
    restored: form.restored,
    isChanged: form.isChanged,
    /** Somebody else saved, while here something is changed. */
    isOutdated: isOutdated && form.isChanged,
    saved: (version: number) => setForm((current) => ({ ...current, version, restored: null })),
    changed: (isChanged: boolean) =>
      setForm((current) => ({ ...current, isChanged, restored: isChanged ? current.restored : null })),
  };
}

/** A form as the page knows it, for the part that shows its fields. */
export type NewestForm<T extends object> = Omit<ReturnType<typeof useNewestForm<T>>, 'key' | 'isOutdated'>;

/** The same, of what has no page of its own: saved, the page is read anew. */
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
