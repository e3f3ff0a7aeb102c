import { apiContract } from '@ofenpost/contract/api.contract';
import { PRICE_CHANGES_MAX, priceChangesOf } from '@ofenpost/core/catalogue/price-history';
import type { SaveError } from '@ofenpost/core/editor/editor';
import { implement } from '@orpc/server';
import { loadAudit } from '../audit/audit-log.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { pizzaPartSortOrder } from '../pizza-creator/pizza-part-sort-order.ts';
import type { Services } from '../services.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { catalogueItemRoutes } from './catalogue-item-routes.ts';
import { loadCatalogueOutline, loadOutlinedProducts } from './catalogue-outline.repository.ts';
import { findProducts } from './product-list.repository.ts';
import { productSortOrder } from './product-sort-order.ts';
import { reorder } from './reorder.ts';

/** The number of a product's last changes in which its former prices are searched. */
const CHANGES_READ = 1000;

/** A draft in the format of the contract. */
const asData = (error: SaveError<readonly string[]>) =>
  error.code === 'conflict' ? { ...error, theirs: [...error.theirs] } : error;

const catalogueAdmin = implement(apiContract.catalogueDesk).$context<ApiContext>();

/** The handlers of `apiContract.catalogueDesk`. */
export const createCatalogueAdminRoutes = (services: Services) => ({
  product: catalogueItemRoutes(services, 'product', catalogueAdmin.product),
  productGroup: catalogueItemRoutes(services, 'productGroup', catalogueAdmin.productGroup),
  optionGroup: catalogueItemRoutes(services, 'optionGroup', catalogueAdmin.optionGroup),
  pizzaSize: catalogueItemRoutes(services, 'pizzaSize', catalogueAdmin.pizzaSize),
  pizzaIngredient: catalogueItemRoutes(services, 'pizzaIngredient', catalogueAdmin.pizzaIngredient),
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
});
