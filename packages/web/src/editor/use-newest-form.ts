import type { Versioned } from '@ofenpost/core/editor/versioned';
import { useState } from 'react';

/**
 * With what a form begins. When somebody else saved meanwhile, an untouched form begins anew with it; what was changed here
 * stays, and saving asks.
 */
export function useNewestForm<T>(newest: Versioned<T>) {
  const [form, setForm] = useState({ loaded: newest, version: newest.version, isChanged: false });
  const isOutdated = newest.version > form.version;
  if (isOutdated && !form.isChanged) setForm({ ...form, loaded: newest, version: newest.version });
  return {
    loaded: form.loaded,
    isChanged: form.isChanged,
    /** Somebody else saved, while here something is changed. */
    isOutdated: isOutdated && form.isChanged,
    saved: (version: number) => setForm((current) => ({ ...current, version })),
    changed: (isChanged: boolean) => setForm((current) => ({ ...current, isChanged })),
  };
}
