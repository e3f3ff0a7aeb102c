import { GOODS, type GoodsDrafts, type GoodsKind, NEW_VERSION } from '@ofenpost/core/catalogue/goods';
import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import { type ReactNode, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { isId } from '../app/desk-path.ts';
import { deskLink } from '../app/paths.ts';
import { AuditLink } from '../audit/audit-link.tsx';
import { EditorHead } from '../editor/editor-head.tsx';
import type { FieldTexts } from '../editor/field-texts.ts';
import { FormNotice } from '../editor/form-notice.tsx';
import { RecordedChanges } from '../editor/recorded-changes.tsx';
import { useEditorPage } from '../editor/use-editor-page.ts';
import type { Editor } from '../editor/use-editor.ts';
import { GoodsArchive } from './goods-archive.tsx';
import type { GoodsData } from './goods-data.ts';
import { GoodsForm } from './goods-form.tsx';
import layout from '../theme/layout.module.css';
import styles from './goods-desk.module.css';

export type GoodsParts<K extends GoodsKind> = {
  readonly kind: K;
  /** `Produkt` */
  readonly noun: string;
  /** Over the form of something new: `Neues Produkt`. */
  readonly newTitle: string;
  /** Of the list behind it: `Alle Produkte`. */
  readonly listTitle: string;
  /** Where that list is; where it is not the page of the kind. */
  readonly listPath?: string;
  readonly texts: FieldTexts<GoodsDrafts[K]>;
};

type Props<K extends GoodsKind> = {
  readonly parts: GoodsParts<K>;
  readonly data: GoodsData<K>;
  /** In the address. */
  readonly path: string;
  /** What something new begins with. */
  readonly begin?: GoodsDrafts[K] | undefined;
  readonly renderFields: (editor: Editor<EditedDraft<GoodsDrafts[K]>>) => ReactNode;
  /** Null while something in the form is wrong. */
  readonly renderPreview?: (draft: GoodsDrafts[K] | null) => ReactNode;
  readonly actions?: ReactNode;
  /** Below the form of what is there. */
  readonly children?: ReactNode;
};

/** One of the goods: its form, what else can be done with it, and who changed it. */
export function GoodsPage<K extends GoodsKind>(props: Props<K>) {
  const { parts, data, path, begin, renderFields, renderPreview, actions, children } = props;
  const { kept, changes } = data;
  const { ports } = useApp();
  // Something new has its id before it is saved: saved twice it is made once.
  const [given] = useState(() => (kept === null ? ports.idempotencyKey.create() : path));
  const loaded = kept ?? { version: NEW_VERSION, value: begin ?? GOODS[parts.kind].blank };
  const isNew = kept === null;
  const goods: (typeof GOODS)[K] = GOODS[parts.kind];
  // What stands in the form of a product does not stand in that of its copy.
  const name = isNew && isId(path) ? `${goods.path}/${path}/copy` : `${goods.path}/${path}`;
  const form = useEditorPage<GoodsDrafts[K]>(loaded, {
    id: given,
    isNew,
    under: goods.path,
    form: name,
    draft: goods.draft,
  });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <EditorHead
        list={parts.listTitle}
        link={deskLink(parts.listPath ?? GOODS[parts.kind].path)}
        title={kept === null ? parts.newTitle : kept.value.name}
      >
        {!isNew && actions}
      </EditorHead>
      <FormNotice form={form} />
      {kept !== null && kept.archived !== null && (
        <p className={styles.note}>Archiviert: Gäste sehen es nicht. Ganz unten holst du es zurück.</p>
      )}
      <GoodsForm key={form.key} parts={parts} form={form} renderFields={renderFields} renderPreview={renderPreview} />
      {kept !== null && (
        <>
          {children}
          <GoodsArchive kind={parts.kind} id={form.id} noun={parts.noun} kept={kept} />
          <RecordedChanges
            changes={changes}
            texts={parts.texts}
            more={<AuditLink area="catalogue" subject={kept.value.name} />}
          />
        </>
      )}
    </div>
  );
}
