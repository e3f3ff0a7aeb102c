import type { PizzaIngredientDraft, PizzaSizeDraft } from '@ofenpost/core/catalogue/pizza-part-draft';
import { urlKeyOf } from '@ofenpost/core/pizza-creator/url-key';
import type { PizzaIngredient, PizzaOffer, PizzaSize } from '@ofenpost/core/pizza/pizza-offer';
import { type StoredPizzaParts, pricesBySize, pizzaOfferOf } from '@ofenpost/core/pizza/stored-pizza-offer';
import type { CatalogueRepository } from './catalogue-repository.ts';

export const pizzaSizeDraftOf = ({ name, price, available }: PizzaSize): PizzaSizeDraft => ({ name, price, available });

type IllustratedPart = Pick<PizzaIngredientDraft, 'kind' | 'illustration'>;
const draftOf = (
  { id, name, prices, allergens, originCountry, labelling, tags, available }: PizzaIngredient,
  rendered: IllustratedPart,
): [string, PizzaIngredientDraft] => [
  id,
  {
    name,
    prices,
    allergens,
    originCountry,
    ...(labelling !== undefined && { labelling }),
    tags,
    available,
    ...rendered,
  },
];

/** The drafts that staff could have entered of the offer, by id. */
export const ingredientDrafts = ({
  doughs,
  sauces,
  cheeses,
  toppings,
}: PizzaOffer): [string, PizzaIngredientDraft][] => [
  ...doughs.map((each) => draftOf(each, { kind: 'dough', illustration: null })),
  ...sauces.map((each) => draftOf(each, { kind: 'sauce', illustration: each.illustration })),
  ...cheeses.map((each) => draftOf(each, { kind: 'cheese', illustration: each.illustration })),
  ...toppings.map((each) => draftOf(each, { kind: 'topping', illustration: each.illustration })),
];

/** All parts of own pizzas, archived ones too. */
export function storedPizzaParts({
  pizzaSize,
  pizzaIngredient,
  urlKeys,
  soldOut,
  archived,
}: CatalogueRepository): StoredPizzaParts {
  const stored = (id: string) => ({
    id,
    urlKey: urlKeys.get(id) ?? id,
    soldOutUntil: soldOut.get(id) ?? null,
    archived: archived.get(id) ?? null,
  });
  return {
    sizes: [...pizzaSize].map(([id, { value }]) => ({ ...value, ...stored(id) })),
    ingredients: [...pizzaIngredient].map(([id, { value }]) => ({ ...value, ...stored(id) })),
  };
}

/** Gives a new part its name in shared URLs. */
export function saveUrlKey(
  { urlKeys, pizzaSize, pizzaIngredient }: CatalogueRepository,
  id: string,
  name: string,
): void {
  const isPart = pizzaSize.has(id) || pizzaIngredient.has(id);
  if (isPart && !urlKeys.has(id)) urlKeys.set(id, urlKeyOf(name, new Set(urlKeys.values())));
}

/** Ingredients have a price for each existing size. */
export const asLoaded = <T extends object>(book: CatalogueRepository, value: T): T => {
  if (!('prices' in value)) return value;
  const sizeIds = [...book.pizzaSize.keys()].filter((id) => !book.archived.has(id));
  return { ...value, prices: pricesBySize(sizeIds, value.prices as PizzaIngredientDraft['prices']) };
};

type PizzaShop = {
  readonly items: CatalogueRepository;
  readonly pizzaBase: Pick<PizzaOffer, 'baseProduct' | 'halfPriceRule'>;
};

/** The offer of own pizzas; null while they cannot be ordered. */
export const pizzaOfferIn = ({ items, pizzaBase }: PizzaShop): PizzaOffer | null =>
  pizzaOfferOf({ ...pizzaBase, ...storedPizzaParts(items) });
