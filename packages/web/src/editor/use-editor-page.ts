import type { FormOf } from '@ofenpost/core/editor/form-draft';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminLink } from '../app/paths.ts';
import { type NewestForm, useNewestForm } from './use-newest-form.ts';

type Page<T> = FormOf<T> & {
  readonly id: string;
  /** Whether it has never been saved. */
  readonly isNew: boolean;
  /** The admin path that its address begins with. */
  readonly under: string;
};

/** The form of something with its own page, which has an id even before it is saved. */
export type PageForm<T extends object> = NewestForm<T> & { readonly id: string };

/** Returns the form of something with its own page; after the first save the page moves to the address with the id. */
export function useEditorPage<T extends object>(newest: Versioned<T>, { id: given, isNew, under, ...of }: Page<T>) {
  const router = useRouter();
  const form = useNewestForm(newest, of, given);
  const { isChanged, id = given } = form;
  const [isSaved, setSaved] = useState(false);
  // Deferred, because a form that still shows a change would ask before it is left.
  const goOn = useEffectEvent(() => void router.navigate({ ...adminLink(`${under}/${id}`), replace: true }));
  useEffect(() => {
    if (isNew && isSaved && !isChanged) goOn();
  }, [isNew, isSaved, isChanged]);
  const saved = (version: number) => {
    form.saved(version);
    setSaved(true);
    if (!isNew) void router.invalidate();
  };
  return { ...form, id, saved };
}
