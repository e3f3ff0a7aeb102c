import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import { NEW_VERSION, type Versioned } from '@ofenpost/core/editor/versioned';
import { type EditedDraft, draftOf } from '@ofenpost/core/editor/versioned-editor';
import type { RecordDefinition } from '@ofenpost/core/record/record-definition';
import { type LinkProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type ItemPath, isId } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { EditorHead, FormNotice } from './editor-head.tsx';
import type { FieldTexts } from './field-texts.ts';
import { RecordForm } from './record-form.tsx';
import type { Editor } from './use-editor.ts';
import { useNewestForm } from './use-newest-form.ts';
import layout from '../ui/layout.module.css';

/** The id in the address of a new record. */
export const NEW_ID = 'new';

/** Loads the record of the id in an address: `stored` is null for a new one, and all is null where there is none. */
export async function loadStored<Stored>(
  id: string,
  find: (id: string) => Promise<Stored | null>,
): Promise<{ readonly stored: Stored | null } | null> {
  if (id === NEW_ID) return { stored: null };
  const stored = isId(id) ? await find(id) : null;
  return stored && { stored };
}

export type RecordPageProps<Draft extends object> = {
  readonly record: Pick<RecordDefinition<Draft>, 'path' | 'draft'>;
  /** The singular for the form's accessible name and messages, such as `Produkt`. */
  readonly noun: string;
  /** The title of a new record: `Neues Produkt`. */
  readonly newTitle: string;
  readonly page: ItemPath;
  /** The list that contains it. */
  readonly list: Pick<LinkProps, 'to' | 'params'>;
  /** The title of that list: `Alle Produkte`. */
  readonly listTitle: string;
  readonly texts: FieldTexts<Draft>;
  /** The id in the address; a copy has the one of its original. */
  readonly path: string;
  /** Null for a new record. */
  readonly stored: Versioned<Draft> | null;
  /** The first draft of a new record. */
  readonly begin: Draft;
  readonly nameOf: (draft: Draft) => string;
  readonly save: (id: string, saving: Versioned<Draft>) => Promise<SaveAnswer<Versioned<Draft>>>;
  /** The state of a stored record, beside its name. */
  readonly state?: ReactNode;
  /** Further actions on a stored record. */
  readonly actions?: ReactNode;
  readonly notice?: ReactNode;
  readonly renderFields: (editor: Editor<EditedDraft<Draft>>) => ReactNode;
  /** The draft is null while the form has errors. */
  readonly renderPreview?: ((draft: Draft | null, id: string) => ReactNode) | undefined;
  /** Further sections below the form of a stored record. */
  readonly children?: ReactNode;
};

/** The page of a record of any kind: its name, its form and what else can be done with it. */
export function RecordPage<Draft extends object>(props: RecordPageProps<Draft>) {
  const { record, page, path, stored, begin, save, renderPreview } = props;
  const { ports } = useApp();
  const router = useRouter();
  const isNew = stored === null;
  // A new record has its id before it is saved: two requests create it once.
  const [given] = useState(() => (isNew ? ports.idempotencyKey.create() : path));
  // A copy has its own draft, separate from the original's.
  const name = isNew && isId(path) ? `${record.path}/${path}/copy` : `${record.path}/${path}`;
  const newest = stored ?? { version: NEW_VERSION, value: begin };
  const form = useNewestForm(newest, { form: name, draft: record.draft }, given);
  const { isChanged, id = given } = form;
  const [isSaved, setSaved] = useState(false);
  // Deferred, because a form that still shows a change would ask before it is left.
  const goOn = useEffectEvent(() => void router.navigate({ to: page, params: { id }, replace: true }));
  useEffect(() => {
    if (isNew && isSaved && !isChanged) goOn();
  }, [isNew, isSaved, isChanged]);
  const saved = (version: number) => {
    form.saved(version);
    setSaved(true);
    if (!isNew) void router.invalidate();
  };
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <EditorHead
        list={props.listTitle}
        link={props.list}
        title={isNew ? props.newTitle : props.nameOf(stored.value)}
        state={!isNew && props.state}
      >
        {!isNew && props.actions}
      </EditorHead>
      <FormNotice form={form} />
      {props.notice}
      <RecordForm<Draft>
        key={form.key}
        record={record}
        noun={props.noun}
        form={{ ...form, id, saved }}
        isNew={form.loaded.version === NEW_VERSION}
        texts={props.texts}
        save={(saving) => save(id, saving)}
        renderPreview={
          renderPreview && (({ value }) => renderPreview(record.draft.safeParse(draftOf(value)).data ?? null, id))
        }
      >
        {props.renderFields}
      </RecordForm>
      {!isNew && props.children}
    </div>
  );
}
