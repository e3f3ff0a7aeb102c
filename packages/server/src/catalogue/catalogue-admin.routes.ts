import { catalogueAdminContract } from '@ofenpost/contract/catalogue/catalogue-admin.contract';
import { PRODUCT_CSV } from '@ofenpost/core/catalogue-file/write-catalogue';
import type { ArchiveRefusal } from '@ofenpost/core/catalogue/catalogue-admin.port';
import type { CatalogueItemDrafts, CatalogueItemKind, StoredRecord } from '@ofenpost/core/catalogue/catalogue-item';
import { PRICE_CHANGES_MAX, priceChangesOf, PRODUCT_LIST } from '@ofenpost/core/catalogue/product-list';
import type { SaveError } from '@ofenpost/core/editor/editor';
import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import type { Instant } from '@ofenpost/core/time/instant';
import { implement } from '@orpc/server';
import { loadAudit } from '../audit/audit-log.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import {
  type RecordCall,
  archivesRecord,
  listRecordedChanges,
  savesRecord,
  sortsRecords,
} from '../record/record.routes.ts';
import type { Services } from '../services.ts';
import type { MenuLoader } from './catalogue-item-store.ts';
import { loadCatalogueOutline, loadOutlinedProducts } from './catalogue.repository.ts';
import { findProducts } from './product.store.ts';
import { catalogueRecord, loadCatalogueItem } from './save-catalogue-item.ts';
import { pizzaPartSortOrder, productSortOrder } from './sort-order.ts';

type Handler<Input, Output, E, Procedure> = {
  readonly handler: (handler: (call: RecordCall<Input & { readonly id: string }, E>) => Promise<Output>) => Procedure;
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
function catalogueItemRoutes<K extends CatalogueItemKind, Load, Save, Archive, List>(
  services: Services & { readonly loadMenus: MenuLoader },
  kind: K,
  routes: KindRoutes<CatalogueItemDrafts[K], Load, Save, Archive, List>,
) {
  const record = catalogueRecord(kind);
  return {
    load: routes.load.handler(async ({ input: { id }, errors }) => {
      const loaded = await loadCatalogueItem({ ...services, kind }, id);
      if (loaded === null) throw errors.REFUSED({ data: { code: 'goodsUnknown' } });
      return loaded;
    }),
    save: routes.save.handler(savesRecord(services, record)),
    setArchived: routes.setArchived.handler(archivesRecord(services, record)),
    listChanges: routes.listChanges.handler(({ input: { id } }) =>
      listRecordedChanges(services, record.definition, id),
    ),
  };
}

/** The number of a product's last changes in which its former prices are searched. */
const CHANGES_READ = 1000;

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
    arrange: catalogueAdmin.arrange.handler((call) =>
      sortsRecords(services, productSortOrder(call.input.productGroupId), call),
    ),
    arrangePizzaParts: catalogueAdmin.arrangePizzaParts.handler((call) =>
      sortsRecords(services, pizzaPartSortOrder(call.input.kind), call),
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
    list: PRODUCT_LIST,
    columns: PRODUCT_CSV,
    find: (db, query) => findProducts(db, query, services.clock.now()),
  });
