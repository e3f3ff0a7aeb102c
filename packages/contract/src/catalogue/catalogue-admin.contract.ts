import { catalogueOutline, outlinedProduct } from '@ofenpost/core/catalogue/catalogue';
import {
  CATALOGUE_RECORDS,
  type CatalogueItemDrafts,
  type CatalogueItemKind,
  storedRecord,
} from '@ofenpost/core/catalogue/catalogue-item';
import { pizzaPartKind } from '@ofenpost/core/catalogue/pizza-part-kind';
import { priceChange, PRODUCT_LIST, productPage } from '@ofenpost/core/catalogue/product-list';
import { recordedChange, versioned, versionedSaveError } from '@ofenpost/core/editor/versioned';
import { arrangement } from '@ofenpost/core/record/arrangement';
import { instant } from '@ofenpost/core/time/instant';
import * as z from 'zod/mini';
import { listInput } from '../list-input.ts';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['catalogue'];
const one = z.object({ id: z.uuid() });
const refused = z.object({ code: z.literal('refused'), message: z.string() });
const route = () => guardedRoute('catalogue.edit');

/** The routes that all kinds of catalogue items share. */
function catalogueItemContract<T>(path: string, draft: z.ZodMiniType<T, T>) {
  const address = `/desk/${path}/{id}` as const;
  return {
    load: route()
      .route({
        method: 'GET',
        path: address,
        summary: `One of the ${path}`,
        description: 'Its version comes along, with which it is saved.',
        tags,
      })
      .input(one)
      .output(storedRecord(draft))
      .errors(refusal(z.object({ code: z.literal('goodsUnknown') }))),
    save: route()
      .route({
        method: 'PUT',
        path: address,
        summary: `Make or change one of the ${path}`,
        description: 'Takes the version that was loaded; a new one has version 0 and an id of your making.',
        tags,
      })
      .input(z.extend(versioned(draft), { id: z.uuid() }))
      .output(versioned(draft))
      .errors(refusal(versionedSaveError(draft))),
    setArchived: route()
      .route({
        method: 'PUT',
        path: `${address}/archived`,
        summary: `Archive one of the ${path}, or bring it back`,
        description: 'Answers since when it is archived; brought back, it stands at the end of its list.',
        tags,
      })
      .input(z.extend(one, { archived: z.boolean() }))
      .output(z.object({ archived: z.nullable(instant) }))
      .errors(refusal(refused)),
    listChanges: route()
      .route({
        method: 'GET',
        path: `${address}/changes`,
        summary: `Who changed one of the ${path}`,
        description: 'The last changes, newest first.',
        tags,
      })
      .input(one)
      .output(z.array(recordedChange(draft))),
  };
}

type CatalogueItemContracts = {
  readonly [K in CatalogueItemKind]: ReturnType<typeof catalogueItemContract<CatalogueItemDrafts[K]>>;
};
const itemContracts: CatalogueItemContracts = {
  product: catalogueItemContract(CATALOGUE_RECORDS.product.path, CATALOGUE_RECORDS.product.draft),
  productGroup: catalogueItemContract(CATALOGUE_RECORDS.productGroup.path, CATALOGUE_RECORDS.productGroup.draft),
  optionGroup: catalogueItemContract(CATALOGUE_RECORDS.optionGroup.path, CATALOGUE_RECORDS.optionGroup.draft),
  pizzaSize: catalogueItemContract(CATALOGUE_RECORDS.pizzaSize.path, CATALOGUE_RECORDS.pizzaSize.draft),
  pizzaIngredient: catalogueItemContract(
    CATALOGUE_RECORDS.pizzaIngredient.path,
    CATALOGUE_RECORDS.pizzaIngredient.draft,
  ),
};

const order = z.array(z.uuid());
const arrangeError = z.discriminatedUnion('code', [z.object({ code: z.literal('conflict'), theirs: order }), refused]);

export const catalogueAdminContract = {
  ...itemContracts,
  listProducts: route()
    .route({
      method: 'GET',
      path: '/desk/products',
      summary: 'The products, page by page',
      description: 'Archived ones are found by the filter.',
      tags,
    })
    .input(listInput(PRODUCT_LIST))
    .output(productPage),
  loadOutline: route()
    .route({
      method: 'GET',
      path: '/desk/catalogue',
      summary: 'All product groups, option groups and parts of own pizzas',
      description: 'Only what lists show of them; each is loaded on its own for editing.',
      tags,
    })
    .output(catalogueOutline),
  loadShelf: route()
    .route({
      method: 'GET',
      path: '/desk/product-groups/{id}/products',
      summary: 'The products of a group',
      description: 'In their order, without archived ones.',
      tags,
    })
    .input(one)
    .output(z.array(outlinedProduct)),
  arrange: route()
    .route({
      method: 'PUT',
      path: '/desk/catalogue/order',
      summary: 'Put groups or products into another order',
      description: 'Names the order that was seen, and is refused if it has changed since.',
      tags,
    })
    .input(z.extend(arrangement, { productGroupId: z.nullable(z.uuid()) }))
    .output(order)
    .errors(refusal(arrangeError)),
  arrangePizzaParts: route()
    .route({
      method: 'PUT',
      path: '/desk/pizza-parts/{kind}/order',
      summary: 'Put parts of own pizzas into order',
      description: 'Names the order that was seen, and is refused if it has changed since.',
      tags,
    })
    .input(z.extend(arrangement, { kind: pizzaPartKind }))
    .output(order)
    .errors(refusal(arrangeError)),
  listPrices: route()
    .route({
      method: 'GET',
      path: '/desk/products/{id}/prices',
      summary: 'Who set which price when',
      description: 'The last prices of a product, newest first.',
      tags,
    })
    .input(one)
    .output(z.array(priceChange)),
};
