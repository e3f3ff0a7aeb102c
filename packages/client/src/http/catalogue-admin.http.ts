import type { StaffClient } from '@ofenpost/contract/staff.contract';
import type { ImportedFile } from '@ofenpost/core/catalogue-file/catalogue-import';
import type { CatalogueImportPort } from '@ofenpost/core/catalogue-file/catalogue-import.port';
import type { ArchiveRefusal, CatalogueAdminPort } from '@ofenpost/core/catalogue/catalogue-admin.port';
import type { CatalogueItemDrafts, CatalogueItemKind, StoredRecord } from '@ofenpost/core/catalogue/catalogue-item';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import type { PhotoPort } from '@ofenpost/core/photo/photo.port';
import { ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import type { ClientPromiseResult, ORPCError } from '@orpc/client';
import { resultOf } from './refusal.ts';

type Refusable<T, E> = ClientPromiseResult<T, Error | ORPCError<'REFUSED', E>>;
type One = { readonly id: string };

/** The routes of each kind of catalogue item, as the contract defines them. */
type CatalogueItemClient<T> = {
  readonly load: (one: One) => Refusable<StoredRecord<T>, { readonly code: 'goodsUnknown' }>;
  readonly save: (saving: Versioned<T> & One) => Refusable<Versioned<T>, SaveError<Versioned<T>>>;
  readonly setArchived: (
    requested: One & { readonly archived: boolean },
  ) => Refusable<{ readonly archived: Instant | null }, ArchiveRefusal>;
  readonly listChanges: (one: One) => Promise<RecordedChange<T>[]>;
};
type CatalogueItemClients = { readonly [K in CatalogueItemKind]: CatalogueItemClient<CatalogueItemDrafts[K]> };

export const createCatalogueAdminHttp = ({ catalogueDesk }: StaffClient): CatalogueAdminPort => {
  const itemClients: CatalogueItemClients = catalogueDesk;
  return {
    listProducts: (query) => catalogueDesk.listProducts(query),
    loadOutline: () => catalogueDesk.loadOutline(),
    loadShelf: (id) => catalogueDesk.loadShelf({ id }),
    load: async (kind, id) => {
      const loaded = await resultOf(itemClients[kind].load({ id }));
      return loaded.ok ? loaded.value : null;
    },
    save: (kind, id, saving) => resultOf(itemClients[kind].save({ ...saving, id })),
    setArchived: async (kind, id, archived) => {
      const answer = await resultOf(itemClients[kind].setArchived({ id, archived }));
      return answer.ok ? ok(answer.value.archived) : answer;
    },
    arrange: (productGroupId, { from, to }) => resultOf(catalogueDesk.arrange({ productGroupId, from, to })),
    arrangePizzaParts: (kind, { from, to }) => resultOf(catalogueDesk.arrangePizzaParts({ kind, from, to })),
    listChanges: (kind, id) => itemClients[kind].listChanges({ id }),
    listPrices: (id) => catalogueDesk.listPrices({ id }),
  };
};

/** Timeout for uploading and reading a file, in milliseconds: a slow line sends 10 kB a second. */
const timeoutFor = ({ text }: ImportedFile): number => 60_000 + Math.ceil(text.length / 10);

export const createCatalogueImportHttp = ({ catalogueImport }: StaffClient): CatalogueImportPort => ({
  prepare: (file) => catalogueImport.prepare(file, { context: { timeout: timeoutFor(file) } }),
  prepareAgain: (id, isWhole) => resultOf(catalogueImport.prepareAgain({ id, isWhole })),
  loadLatest: async () => (await catalogueImport.loadLatest()).latest,
  start: (id) => resultOf(catalogueImport.start({ id })),
  cancel: (id) => resultOf(catalogueImport.cancel({ id })),
  dismiss: async (id) => {
    await catalogueImport.dismiss({ id });
  },
});

export const createPhotoHttp = ({ photo }: StaffClient): PhotoPort => ({
  upload: (file, observer) => {
    const abort = new AbortController();
    const sent = (part: number) => observer.changed({ kind: 'sending', part });
    // The server does not read the file's name.
    const body = new File([file], 'photo');
    resultOf(photo.upload(body, { signal: abort.signal, context: { sent } })).then(
      (answer) => observer.changed({ kind: 'answered', answer }),
      (error: unknown) => {
        if (!abort.signal.aborted) observer.lost(error);
      },
    );
    return () => abort.abort();
  },
});
