import type { FormOf } from '@ofenpost/core/editor/form-draft';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminLink } from '../app/paths.ts';
import { type NewestForm, useNewestForm } from './use-newest-form.ts';

type Page<T> = FormOf<T> & {
  readonly id: string;
  /** Whether it is not saved yet. */
  readonly isNew: boolean;
  /** Below what address it stands once it is saved. */
  readonly under: string;
};

/** A form of something that has a page of its own, and an id even before it is saved. */
export type PageForm<T extends object> = NewestForm<T> & { readonly id: string };

/** The form of something that has a page of its own; what is new moves to its own address once it is saved. */
export function useEditorPage<T extends object>(newest: Versioned<T>, { id: given, isNew, under, ...of }: Page<T>) {
  const router = useRouter();
  const form = useNewestForm(newest, of, given);
  const { isChanged, id = given } = form;
  const [isSaved, setSaved] = useState(false);
  // Not at once: as long as the form shows a change it asks before it is left.
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
