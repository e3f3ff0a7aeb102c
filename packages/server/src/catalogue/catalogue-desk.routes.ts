import { apiContract } from '@ofenpost/contract/api.contract';
import { PRICE_CHANGES_MAX, priceChangesOf } from '@ofenpost/core/catalogue/price-history';
import type { SaveError } from '@ofenpost/core/editor/editor';
import { implement } from '@orpc/server';
import { loadAudit } from '../audit/audit-log.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { pizzaPartShelf } from '../pizza-creator/pizza-part.shelf.ts';
import type { Services } from '../services.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { arrangeShelf } from './arrange-shelf.ts';
import { loadCatalogueOutline, loadShelf } from './catalogue-outline.repository.ts';
import { goodsRoutes } from './goods-routes.ts';
import { findProducts } from './product-list.repository.ts';
import { productShelf } from './product.shelf.ts';

/** Among how many changes of a product its prices are looked for. */
const CHANGES_READ = 1000;

/** What may be changed, as the wire wants it. */
const asData = (error: SaveError<readonly string[]>) =>
  error.code === 'conflict' ? { ...error, theirs: [...error.theirs] } : error;

const desk = implement(apiContract.catalogueDesk).$context<ApiContext>();

/** The handlers of `apiContract.catalogueDesk`. */
export const createCatalogueDeskRoutes = (services: Services) => ({
  product: goodsRoutes(services, 'product', desk.product),
  productGroup: goodsRoutes(services, 'productGroup', desk.productGroup),
  optionGroup: goodsRoutes(services, 'optionGroup', desk.optionGroup),
  pizzaSize: goodsRoutes(services, 'pizzaSize', desk.pizzaSize),
  pizzaIngredient: goodsRoutes(services, 'pizzaIngredient', desk.pizzaIngredient),
  listProducts: desk.listProducts.handler(({ input }) => findProducts(services.database, input, services.clock.now())),
  loadOutline: desk.loadOutline.handler(() => loadCatalogueOutline(services.database)),
  loadShelf: desk.loadShelf.handler(({ input: { id } }) => loadShelf(services.database, id)),
  arrange: desk.arrange.handler(async ({ context, input: { productGroupId, ...arrangement }, errors }) => {
    const actorId = await signedInId(context);
    const shelf = productShelf(productGroupId);
    const arranged = await arrangeShelf(services, { shelf, arrangement, actorId });
    if (arranged.ok) return [...arranged.value];
    throw errors.REFUSED({ data: asData(arranged.error) });
  }),
  arrangePizzaParts: desk.arrangePizzaParts.handler(async ({ context, input: { kind, ...arrangement }, errors }) => {
    const actorId = await signedInId(context);
    const arranged = await arrangeShelf(services, { shelf: pizzaPartShelf(kind), arrangement, actorId });
    if (arranged.ok) return [...arranged.value];
    throw errors.REFUSED({ data: asData(arranged.error) });
  }),
  listPrices: desk.listPrices.handler(async ({ input: { id } }) => {
    const recorded = { action: 'product.changed', subject: id, limit: CHANGES_READ } as const;
    return priceChangesOf(await loadAudit(services.database, recorded)).slice(0, PRICE_CHANGES_MAX);
  }),
});
