import {
  CATALOGUE_RECORDS,
  type CatalogueItemDrafts,
  type CatalogueItemKind,
  type StoredRecord,
} from '@ofenpost/core/catalogue/catalogue-item';
import type { RecordedChange } from '@ofenpost/core/editor/versioned';
import type { Ports } from '@ofenpost/core/ports';
import { isId } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { AuditLink } from '../record/audit-link.tsx';
import { RecordPage, loadStored, type RecordPageProps } from '../record/record-page.tsx';
import { RecordedChanges } from '../record/recorded-changes.tsx';
import { CatalogueItemArchive } from './catalogue-item-archive.tsx';
import styles from './catalogue-admin.module.css';

/** A catalogue item with its recorded changes; `stored` is null for a new one. */
export type CatalogueItemData<K extends CatalogueItemKind> = {
  readonly stored: StoredRecord<CatalogueItemDrafts[K]> | null;
  readonly changes: readonly RecordedChange<CatalogueItemDrafts[K]>[];
};

/** Null where no item has this id. */
export async function loadCatalogueItemData<K extends CatalogueItemKind>(
  { catalogueAdmin }: Ports,
  kind: K,
  id: string,
): Promise<CatalogueItemData<K> | null> {
  const [found, changes] = await Promise.all([
    loadStored(id, (itemId) => catalogueAdmin.load(kind, itemId)),
    isId(id) ? catalogueAdmin.listChanges(kind, id) : [],
  ]);
  return found && { ...found, changes };
}

type Titles = 'noun' | 'newTitle' | 'page' | 'list' | 'listTitle' | 'texts';
type FormParts = 'path' | 'renderFields' | 'renderPreview' | 'actions' | 'children';

type Props<K extends CatalogueItemKind> = Pick<RecordPageProps<CatalogueItemDrafts[K]>, FormParts> & {
  readonly parts: Pick<RecordPageProps<CatalogueItemDrafts[K]>, Titles> & { readonly kind: K };
  readonly data: CatalogueItemData<K>;
  /** The first draft of a new item; the blank one without it. */
  readonly begin?: CatalogueItemDrafts[K] | undefined;
};

/** The page of a catalogue item: its form, further actions and its recorded changes. */
export function CatalogueItemPage<K extends CatalogueItemKind>(props: Props<K>) {
  const { parts, data, path, begin, renderFields, renderPreview, actions, children } = props;
  const { stored, changes } = data;
  const { kind, ...titles } = parts;
  const { ports } = useApp();
  const definition: (typeof CATALOGUE_RECORDS)[K] = CATALOGUE_RECORDS[kind];
  return (
    <RecordPage<CatalogueItemDrafts[K]>
      record={definition}
      {...titles}
      path={path}
      stored={stored}
      begin={begin ?? definition.blank}
      nameOf={({ name }) => name}
      save={(id, saving) => ports.catalogueAdmin.save(kind, id, saving)}
      actions={actions}
      notice={
        stored !== null &&
        stored.archived !== null && (
          <p className={styles.note}>Archiviert: Gäste sehen es nicht. Ganz unten holst du es zurück.</p>
        )
      }
      renderFields={renderFields}
      renderPreview={renderPreview}
    >
      {stored !== null && (
        <>
          {children}
          <CatalogueItemArchive kind={kind} id={path} noun={parts.noun} stored={stored} />
          <RecordedChanges
            changes={changes}
            texts={parts.texts}
            more={<AuditLink area="catalogue" subject={stored.value.name} />}
          />
        </>
      )}
    </RecordPage>
  );
}
