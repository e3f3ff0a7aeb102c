import type { CatalogueItemDrafts, CatalogueItemKind } from '@ofenpost/core/catalogue/catalogue-item';
import { pizzaIngredientStore } from '../pizza-creator/pizza-ingredient.store.ts';
import { pizzaSizeStore } from '../pizza-creator/pizza-size.store.ts';
import type { CatalogueItemStore } from './catalogue-item-store.ts';
import { optionGroupStore } from './option-group.store.ts';
import { productGroupStore } from './product-group.store.ts';
import { productStore } from './product.store.ts';

/** Every kind of goods with its tables. */
export const CATALOGUE_ITEM_STORES: { readonly [K in CatalogueItemKind]: CatalogueItemStore<CatalogueItemDrafts[K]> } =
  {
    product: productStore,
    productGroup: productGroupStore,
    optionGroup: optionGroupStore,
    pizzaSize: pizzaSizeStore,
    pizzaIngredient: pizzaIngredientStore,
  };
