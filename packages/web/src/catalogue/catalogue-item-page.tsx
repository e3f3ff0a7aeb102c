import {
  RECORDS,
  type CatalogueItemDrafts,
  type CatalogueItemKind,
  NEW_VERSION,
} from '@ofenpost/core/catalogue/catalogue-item';
import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import { type ReactNode, useState } from 'react';
import { isId } from '../app/admin-path.ts';
import { useApp } from '../app/app-actors.tsx';
import { adminLink } from '../app/paths.ts';
import { AuditLink } from '../audit/audit-link.tsx';
import { EditorHead } from '../editor/editor-head.tsx';
import type { FieldTexts } from '../editor/field-texts.ts';
import { FormNotice } from '../editor/form-notice.tsx';
import { RecordedChanges } from '../editor/recorded-changes.tsx';
import { useEditorPage } from '../editor/use-editor-page.ts';
import type { Editor } from '../editor/use-editor.ts';
import { CatalogueItemArchive } from './catalogue-item-archive.tsx';
import type { CatalogueItemData } from './catalogue-item-data.ts';
import { CatalogueItemForm } from './catalogue-item-form.tsx';
import layout from '../theme/layout.module.css';
import styles from './catalogue-admin.module.css';

export type CatalogueItemPageParts<K extends CatalogueItemKind> = {
  readonly kind: K;
  /** `Produkt` */
  readonly noun: string;
  /** Over the form of something new: `Neues Produkt`. */
  readonly newTitle: string;
  /** Of the list behind it: `Alle Produkte`. */
  readonly listTitle: string;
  /** Where that list is; where it is not the page of the kind. */
  readonly listPath?: string;
  readonly texts: FieldTexts<CatalogueItemDrafts[K]>;
};

type Props<K extends CatalogueItemKind> = {
  readonly parts: CatalogueItemPageParts<K>;
  readonly data: CatalogueItemData<K>;
  /** In the address. */
  readonly path: string;
  /** What something new begins with. */
  readonly begin?: CatalogueItemDrafts[K] | undefined;
  readonly renderFields: (editor: Editor<EditedDraft<CatalogueItemDrafts[K]>>) => ReactNode;
  /** Null while something in the form is wrong. */
  readonly renderPreview?: (draft: CatalogueItemDrafts[K] | null) => ReactNode;
  readonly actions?: ReactNode;
  /** Below the form of what is there. */
  readonly children?: ReactNode;
};

/** One of the goods: its form, what else can be done with it, and who changed it. */
export function CatalogueItemPage<K extends CatalogueItemKind>(props: Props<K>) {
  const { parts, data, path, begin, renderFields, renderPreview, actions, children } = props;
  const { stored, changes } = data;
  const { ports } = useApp();
  // Something new has its id before it is saved: saved twice it is made once.
  const [given] = useState(() => (stored === null ? ports.idempotencyKey.create() : path));
  const loaded = stored ?? { version: NEW_VERSION, value: begin ?? RECORDS[parts.kind].blank };
  const isNew = stored === null;
  const definition: (typeof RECORDS)[K] = RECORDS[parts.kind];
  // What stands in the form of a product does not stand in that of its copy.
  const name = isNew && isId(path) ? `${definition.path}/${path}/copy` : `${definition.path}/${path}`;
  const form = useEditorPage<CatalogueItemDrafts[K]>(loaded, {
    id: given,
    isNew,
    under: definition.path,
    form: name,
    draft: definition.draft,
  });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <EditorHead
        list={parts.listTitle}
        link={adminLink(parts.listPath ?? RECORDS[parts.kind].path)}
        title={stored === null ? parts.newTitle : stored.value.name}
      >
        {!isNew && actions}
      </EditorHead>
      <FormNotice form={form} />
      {stored !== null && stored.archived !== null && (
        <p className={styles.note}>Archiviert: Gäste sehen es nicht. Ganz unten holst du es zurück.</p>
      )}
      <CatalogueItemForm
        key={form.key}
        parts={parts}
        form={form}
        renderFields={renderFields}
        renderPreview={renderPreview}
      />
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
