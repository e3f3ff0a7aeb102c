import type { CatalogueItemDrafts, CatalogueItemKind } from '@ofenpost/core/catalogue/catalogue-item';
import { pizzaIngredientStore } from '../pizza-creator/pizza-ingredient.store.ts';
import { pizzaSizeStore } from '../pizza-creator/pizza-size.store.ts';
import type { CatalogueItemStore } from './catalogue-item-store.ts';
import { optionGroupStore } from './option-group.store.ts';
import { productGroupStore } from './product-group.store.ts';
import { productStore } from './product.store.ts';

/** The store of every kind of catalogue item. */
export const CATALOGUE_ITEM_STORES: { readonly [K in CatalogueItemKind]: CatalogueItemStore<CatalogueItemDrafts[K]> } =
  {
    product: productStore,
    productGroup: productGroupStore,
    optionGroup: optionGroupStore,
    pizzaSize: pizzaSizeStore,
    pizzaIngredient: pizzaIngredientStore,
  };
