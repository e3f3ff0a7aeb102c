import type { FormOf, KeptForm } from '@ofenpost/core/editor/kept-form';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { useState } from 'react';
import { useRestoredForm } from './use-kept-form.ts';

type Begun<T> = {
  readonly loaded: Versioned<T>;
  readonly version: number;
  readonly isChanged: boolean;
  readonly restored: KeptForm<T> | null;
};

const begun = <T>(loaded: Versioned<T>): Begun<T> => ({
  loaded,
  version: loaded.version,
  isChanged: false,
  restored: null,
});

/**
 * With what a form begins. What was entered and not saved when it was here last is there again. When somebody else saved
 * meanwhile, an untouched form begins anew with it; what was changed here stays, and saving asks.
 */
export function useNewestForm<T extends object>(newest: Versioned<T>, { form: name, draft }: FormOf<T>) {
  const [form, setForm] = useState(() => begun(newest));
  useRestoredForm(name, { newest: newest.value, draft }, (restored) =>
    setForm({ ...begun(restored.loaded), isChanged: true, restored }),
  );
  const isOutdated = newest.version > form.version;
  if (isOutdated && !form.isChanged) setForm(begun(newest));
  return {
    /** Another one is another form. */
    key: `${form.loaded.version} ${form.restored?.at}`,
    loaded: form.loaded,
    restored: form.restored,
    isChanged: form.isChanged,
    /** Somebody else saved, while here something is changed. */
    isOutdated: isOutdated && form.isChanged,
    saved: (version: number) => setForm((current) => ({ ...current, version })),
    changed: (isChanged: boolean) => setForm((current) => ({ ...current, isChanged })),
  };
}
