import { catalogueAdminContract } from '@ofenpost/contract/catalogue/catalogue-admin.contract';
import { PRODUCT_CSV } from '@ofenpost/core/catalogue-file/write-catalogue';
import type { ArchiveRefusal } from '@ofenpost/core/catalogue/catalogue-admin.port';
import {
  RECORDS,
  type CatalogueItemDrafts,
  type CatalogueItemKind,
  type StoredRecord,
} from '@ofenpost/core/catalogue/catalogue-item';
import { PRICE_CHANGES_MAX, priceChangesOf, PRODUCT_LIST } from '@ofenpost/core/catalogue/product-list';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import type { Instant } from '@ofenpost/core/time/instant';
import { implement } from '@orpc/server';
import { loadRecordedChanges, loadAudit } from '../audit/audit-log.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import type { MenuLoader } from './catalogue-item-store.ts';
import { loadCatalogueOutline, loadOutlinedProducts } from './catalogue.repository.ts';
import { pizzaPartSortOrder } from './pizza-part-sort-order.ts';
import { findProducts } from './product.store.ts';
import { loadCatalogueItem, saveCatalogueItem, setCatalogueItemArchived } from './save-catalogue-item.ts';
import { productSortOrder, reorder } from './sort-order.ts';

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
const catalogueItemRoutes = <K extends CatalogueItemKind, Load, Save, Archive, List>(
  services: Services & { readonly loadMenus: MenuLoader },
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

/** The number of a product's last changes in which its former prices are searched. */
const CHANGES_READ = 1000;

/** A draft in the format of the contract. */
const asData = (error: SaveError<readonly string[]>) =>
  error.code === 'conflict' ? { ...error, theirs: [...error.theirs] } : error;

const catalogueAdmin = implement(catalogueAdminContract).$context<ApiContext>();

/** The handlers of `catalogueAdminContract`. */
export function createCatalogueAdminRoutes(services: Services, loadMenus: MenuLoader) {
  const all = { ...services, loadMenus };
  return {
    product: catalogueItemRoutes(all, 'product', catalogueAdmin.product),
    productGroup: catalogueItemRoutes(all, 'productGroup', catalogueAdmin.productGroup),
    optionGroup: catalogueItemRoutes(all, 'optionGroup', catalogueAdmin.optionGroup),
    pizzaSize: catalogueItemRoutes(all, 'pizzaSize', catalogueAdmin.pizzaSize),
    pizzaIngredient: catalogueItemRoutes(all, 'pizzaIngredient', catalogueAdmin.pizzaIngredient),
    listProducts: catalogueAdmin.listProducts.handler(({ input }) =>
      findProducts(services.database, input, services.clock.now()),
    ),
    loadOutline: catalogueAdmin.loadOutline.handler(() => loadCatalogueOutline(services.database)),
    loadShelf: catalogueAdmin.loadShelf.handler(({ input: { id } }) => loadOutlinedProducts(services.database, id)),
    arrange: catalogueAdmin.arrange.handler(async ({ context, input: { productGroupId, ...arrangement }, errors }) => {
      const actorId = await signedInId(context);
      const sortOrder = productSortOrder(productGroupId);
      const arranged = await reorder(services, { sortOrder, arrangement, actorId });
      if (arranged.ok) return [...arranged.value];
      throw errors.REFUSED({ data: asData(arranged.error) });
    }),
    arrangePizzaParts: catalogueAdmin.arrangePizzaParts.handler(
      async ({ context, input: { kind, ...arrangement }, errors }) => {
        const actorId = await signedInId(context);
        const arranged = await reorder(services, { sortOrder: pizzaPartSortOrder(kind), arrangement, actorId });
        if (arranged.ok) return [...arranged.value];
        throw errors.REFUSED({ data: asData(arranged.error) });
      },
    ),
    listPrices: catalogueAdmin.listPrices.handler(async ({ input: { id } }) => {
      const recorded = { action: 'product.changed', subject: id, limit: CHANGES_READ } as const;
      return priceChangesOf(await loadAudit(services.database, recorded)).slice(0, PRICE_CHANGES_MAX);
    }),
  };
}

/** `/admin/products.csv`: the products as a spreadsheet. */
export const productsCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/products.csv',
    page: '/admin/products',
    action: 'catalogue.edit',
    name: 'Produkte',
    list: PRODUCT_LIST,
    columns: PRODUCT_CSV,
    find: (db, query) => findProducts(db, query, services.clock.now()),
  });
