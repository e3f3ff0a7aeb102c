import type { ArchiveRefusal } from '@ofenpost/core/catalogue/catalogue-admin.port';
import {
  RECORDS,
  type CatalogueItemDrafts,
  type CatalogueItemKind,
  type StoredRecord,
} from '@ofenpost/core/catalogue/catalogue-item';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange } from '@ofenpost/core/editor/recorded-change';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import type { Instant } from '@ofenpost/core/time/instant';
import { loadRecordedChanges } from '../audit/recorded-changes.ts';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { loadCatalogueItem, saveCatalogueItem, setCatalogueItemArchived } from './save-catalogue-item.ts';

type Call<Input, E> = {
  readonly context: ApiContext;
  readonly input: Input & { readonly id: string };
  readonly errors: { readonly REFUSED: (refusal: { readonly data: E }) => Error };
};
type Handler<Input, Output, E, Procedure> = {
  readonly handler: (handler: (call: Call<Input, E>) => Promise<Output>) => Procedure;
};
type Archived = { readonly archived: Instant | null };

/** The routes of a kind, without the type of its draft. */
type KindRoutes<T, Load, Save, Archive, List> = {
  readonly load: Handler<unknown, StoredRecord<T>, { readonly code: 'goodsUnknown' }, Load>;
  readonly save: Handler<Versioned<T>, Versioned<T>, SaveError<Versioned<T>>, Save>;
  readonly setArchived: Handler<{ readonly archived: boolean }, Archived, ArchiveRefusal, Archive>;
  readonly listChanges: {
    readonly handler: (
      handler: (call: { readonly input: { readonly id: string } }) => Promise<RecordedChange<T>[]>,
    ) => List;
  };
};

/** The handlers that all kinds of catalogue items share. */
export const catalogueItemRoutes = <K extends CatalogueItemKind, Load, Save, Archive, List>(
  services: Services,
  kind: K,
  routes: KindRoutes<CatalogueItemDrafts[K], Load, Save, Archive, List>,
) => ({
  load: routes.load.handler(async ({ input: { id }, errors }) => {
    const loaded = await loadCatalogueItem(services, { kind, id });
    if (loaded === null) throw errors.REFUSED({ data: { code: 'goodsUnknown' } });
    return loaded;
  }),
  save: routes.save.handler(async ({ context, input: { id, ...saving }, errors }) => {
    const saved = await saveCatalogueItem(services, { kind, id, saving, actorId: await signedInId(context) });
    if (!saved.ok) throw errors.REFUSED({ data: saved.error });
    return saved.value;
  }),
  setArchived: routes.setArchived.handler(async ({ context, input: { id, archived }, errors }) => {
    const requested = { kind, id, archived, actorId: await signedInId(context) };
    const answer = await setCatalogueItemArchived(services, requested);
    if (!answer.ok) throw errors.REFUSED({ data: answer.error });
    return { archived: answer.value };
  }),
  listChanges: routes.listChanges.handler(({ input: { id } }) =>
    loadRecordedChanges(services.database, { action: `${kind}.changed`, subject: id, draft: RECORDS[kind].draft }),
  ),
});
