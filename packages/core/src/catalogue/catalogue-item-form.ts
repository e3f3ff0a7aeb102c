import type * as z from 'zod/mini';
import { createVersionedEditor } from '../editor/versioned-editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { CatalogueAdminPort } from './catalogue-admin.port.ts';
import { RECORDS, type CatalogueItemDrafts, type CatalogueItemKind } from './catalogue-item.ts';

type One<K extends CatalogueItemKind> = {
  readonly kind: K;
  readonly id: string;
  readonly loaded: Versioned<CatalogueItemDrafts[K]>;
};

/** The editor of one item, also of a new one. */
export const createCatalogueItemForm = <K extends CatalogueItemKind>(
  catalogueAdmin: CatalogueAdminPort,
  { kind, id, loaded }: One<K>,
) => {
  const draft: z.ZodMiniType<CatalogueItemDrafts[K], CatalogueItemDrafts[K]> = RECORDS[kind].draft;
  return createVersionedEditor<CatalogueItemDrafts[K]>(loaded, {
    draft,
    load: async () => (await catalogueAdmin.load(kind, id)) ?? loaded,
    save: (saving) => catalogueAdmin.save(kind, id, saving),
  });
};
