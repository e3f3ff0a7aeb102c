import type { GoodsDrafts } from './goods.ts';
import type { OptionGroupDraft } from './option-group-draft.ts';

/** An option that is not filled in yet. */
export const BLANK_OPTION: OptionGroupDraft['options'][number] = {
  id: null,
  name: '',
  price: 0,
  allergens: [],
  available: true,
};

/** What forms of new goods begin with; a price and a group are still to be given. */
export const BLANK_GOODS: GoodsDrafts = {
  product: {
    productGroupId: '',
    name: '',
    description: '',
    price: Number.NaN,
    vatClass: 'food',
    available: true,
    availabilitySchedule: null,
    allergens: [],
    origins: [],
    tags: [],
    favourite: false,
    ovenBreads: 1,
    illustration: { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] },
    photo: null,
    optionGroupIds: [],
  },
  productGroup: { name: '', description: '', visible: true },
  optionGroup: { name: '', min: 0, max: 1, included: 0, options: [BLANK_OPTION] },
  pizzaSize: { name: '', price: Number.NaN, available: true },
  pizzaIngredient: {
    kind: 'topping',
    name: '',
    prices: [],
    allergens: [],
    originCountry: null,
    tags: [],
    available: true,
    illustration: null,
  },
};
