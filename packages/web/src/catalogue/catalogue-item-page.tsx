import {
  RECORDS,
  type CatalogueItemDrafts,
  type CatalogueItemKind,
  type StoredRecord,
} from '@ofenpost/core/catalogue/catalogue-item';
import { NEW_VERSION, type RecordedChange } from '@ofenpost/core/editor/versioned';
import { type EditedDraft, draftOf } from '@ofenpost/core/editor/versioned-editor';
import type { Ports } from '@ofenpost/core/ports';
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type ItemPath, isId } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { AuditLink } from '../record/audit-link.tsx';
import { EditorHead, FormNotice } from '../record/editor-head.tsx';
import type { FieldTexts } from '../record/field-texts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { RecordedChanges } from '../record/recorded-changes.tsx';
import { type Editor, useEditorPage } from '../record/use-editor.ts';
import { CatalogueItemArchive } from './catalogue-item-archive.tsx';
import layout from '../ui/layout.module.css';
import styles from './catalogue-admin.module.css';

/** A catalogue item with its recorded changes; `stored` is null for a new one. */
export type CatalogueItemData<K extends CatalogueItemKind> = {
  readonly stored: StoredRecord<CatalogueItemDrafts[K]> | null;
  readonly changes: readonly RecordedChange<CatalogueItemDrafts[K]>[];
};

/** The id in the address of a new item. */
export const NEW_ID = 'new';

/** Null where no item has this id. */
export async function loadCatalogueItemData<K extends CatalogueItemKind>(
  { catalogueAdmin }: Ports,
  kind: K,
  id: string,
): Promise<CatalogueItemData<K> | null> {
  if (id === NEW_ID) return { stored: null, changes: [] };
  if (!isId(id)) return null;
  const [stored, changes] = await Promise.all([catalogueAdmin.load(kind, id), catalogueAdmin.listChanges(kind, id)]);
  return stored && { stored, changes };
}

type CatalogueItemPageParts<K extends CatalogueItemKind> = {
  readonly kind: K;
  /** The singular for titles and messages, such as `Produkt`. */
  readonly noun: string;
  /** The title of a new item: `Neues Produkt`. */
  readonly newTitle: string;
  readonly page: ItemPath;
  /** The list that contains it. */
  readonly list: Pick<LinkProps, 'to' | 'params'>;
  /** The title of that list: `Alle Produkte`. */
  readonly listTitle: string;
  readonly texts: FieldTexts<CatalogueItemDrafts[K]>;
};

type Props<K extends CatalogueItemKind> = {
  readonly parts: CatalogueItemPageParts<K>;
  readonly data: CatalogueItemData<K>;
  /** The id in the address. */
  readonly path: string;
  /** The first draft of a new item. */
  readonly begin?: CatalogueItemDrafts[K] | undefined;
  readonly renderFields: (editor: Editor<EditedDraft<CatalogueItemDrafts[K]>>) => ReactNode;
  /** The draft is null while the form has errors. */
  readonly renderPreview?: (draft: CatalogueItemDrafts[K] | null) => ReactNode;
  readonly actions?: ReactNode;
  /** Further sections below the form of a stored item. */
  readonly children?: ReactNode;
};

/** The page of a catalogue item: its form, further actions and its recorded changes. */
export function CatalogueItemPage<K extends CatalogueItemKind>(props: Props<K>) {
  const { parts, data, path, begin, renderFields, renderPreview, actions, children } = props;
  const { stored, changes } = data;
  const { ports } = useApp();
  // A new item has its id before it is saved: two requests create it once.
  const [given] = useState(() => (stored === null ? ports.idempotencyKey.create() : path));
  const loaded = stored ?? { version: NEW_VERSION, value: begin ?? RECORDS[parts.kind].blank };
  const isNew = stored === null;
  const definition: (typeof RECORDS)[K] = RECORDS[parts.kind];
  // A copy has its own draft, separate from the product's.
  const name = isNew && isId(path) ? `${definition.path}/${path}/copy` : `${definition.path}/${path}`;
  const form = useEditorPage<CatalogueItemDrafts[K]>(loaded, {
    id: given,
    isNew,
    page: parts.page,
    form: name,
    draft: definition.draft,
  });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <EditorHead list={parts.listTitle} link={parts.list} title={stored === null ? parts.newTitle : stored.value.name}>
        {!isNew && actions}
      </EditorHead>
      <FormNotice form={form} />
      {stored !== null && stored.archived !== null && (
        <p className={styles.note}>Archiviert: Gäste sehen es nicht. Ganz unten holst du es zurück.</p>
      )}
      <RecordForm<CatalogueItemDrafts[K]>
        key={form.key}
        record={definition}
        noun={parts.noun}
        form={form}
        isNew={form.loaded.version === NEW_VERSION}
        texts={parts.texts}
        save={(saving) => ports.catalogueAdmin.save(parts.kind, form.id, saving)}
        renderPreview={
          renderPreview && (({ value }) => renderPreview(definition.draft.safeParse(draftOf(value)).data ?? null))
        }
      >
        {renderFields}
      </RecordForm>
      {stored !== null && (
        <>
          {children}
          <CatalogueItemArchive kind={parts.kind} id={form.id} noun={parts.noun} stored={stored} />
          <RecordedChanges
            changes={changes}
            texts={parts.texts}
            more={<AuditLink area="catalogue" subject={stored.value.name} />}
          />
        </>
      )}
    </div>
  );
}
