import type { GoodsDrafts, GoodsKind } from '@ofenpost/core/catalogue/goods';
import { pizzaIngredientStore } from '../pizza-creator/pizza-ingredient.store.ts';
import { pizzaSizeStore } from '../pizza-creator/pizza-size.store.ts';
import type { GoodsStore } from './goods-store.ts';
import { optionGroupStore } from './option-group.store.ts';
import { productGroupStore } from './product-group.store.ts';
import { productStore } from './product.store.ts';

/** Every kind of goods with its tables. */
export const GOODS_STORES: { readonly [K in GoodsKind]: GoodsStore<GoodsDrafts[K]> } = {
  product: productStore,
  productGroup: productGroupStore,
  optionGroup: optionGroupStore,
  pizzaSize: pizzaSizeStore,
  pizzaIngredient: pizzaIngredientStore,
};
