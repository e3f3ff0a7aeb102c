import { nameKey } from '../draft/distinct-list.ts';
import { PIZZA_SIZES_MAX } from '../pizza-creator/pizza-ingredient-draft.ts';
import type { CatalogueOutline } from './catalogue-outline.ts';
import type { GoodsDrafts, GoodsKind } from './goods.ts';

type Judged<T> = {
  readonly id: string;
  readonly draft: T;
  /** The catalogue as it stands. */
  readonly outline: CatalogueOutline;
};
type Rule<T> = (judged: Judged<T>) => string | null;

type Kept = { readonly id: string; readonly archived: string | null };
const isCurrent = (kept: readonly Kept[], id: string): boolean =>
  kept.some((each) => each.id === id && each.archived === null);

const judgeProduct: Rule<GoodsDrafts['product']> = ({ draft, outline }) => {
  if (!isCurrent(outline.productGroups, draft.productGroupId))
    return 'Diese Produktgruppe gibt es nicht mehr. Bitte wähle eine andere.';
  return draft.optionGroupIds.every((id) => isCurrent(outline.optionGroups, id))
    ? null
    : 'Eine der Auswahlen gibt es nicht mehr. Bitte nimm sie weg.';
};

/** Guests find groups by their names. */
const judgeProductGroup: Rule<GoodsDrafts['productGroup']> = ({ id, draft, outline }) =>
  outline.productGroups.some(
    (other) => other.id !== id && other.archived === null && nameKey(other.name) === nameKey(draft.name),
  )
    ? 'Eine Produktgruppe mit diesem Namen gibt es schon.'
    : null;

const judgeOptionGroup: Rule<GoodsDrafts['optionGroup']> = ({ id, draft, outline }) => {
  const others = outline.optionGroups.filter((group) => group.id !== id).flatMap(({ options }) => options);
  return draft.options.some((option) => others.some((other) => other.id === option.id))
    ? 'Ein Extra gehört schon zu einer anderen Auswahl.'
    : null;
};

const isCalledLike =
  (name: string) =>
  (other: { readonly name: string; readonly archived: string | null }): boolean =>
    other.archived === null && nameKey(other.name) === nameKey(name);

const judgePizzaSize: Rule<GoodsDrafts['pizzaSize']> = ({ id, draft, outline }) => {
  const others = outline.pizzaParts.filter((part) => part.kind === 'size' && part.id !== id);
  if (others.some(isCalledLike(draft.name))) return 'Eine Grösse mit diesem Namen gibt es schon.';
  // Each ingredient has a price for each size.
  return others.filter(({ archived }) => archived === null).length < PIZZA_SIZES_MAX
    ? null
    : `Es sind höchstens ${PIZZA_SIZES_MAX} Grössen möglich.`;
};

const judgePizzaIngredient: Rule<GoodsDrafts['pizzaIngredient']> = ({ id, draft, outline: { pizzaParts } }) => {
  const kept = pizzaParts.find((part) => part.id === id);
  if (kept !== undefined && kept.kind !== draft.kind)
    return 'Was schon Teig, Sauce, Käse oder Belag ist, bleibt es. Bitte leg es neu an.';
  if (pizzaParts.some((part) => part.id !== id && part.kind === draft.kind && isCalledLike(draft.name)(part)))
    return `«${draft.name}» gibt es hier schon.`;
  const isSize = (sizeId: string) => pizzaParts.some((part) => part.kind === 'size' && part.id === sizeId);
  return draft.prices.every(({ sizeId }) => isSize(sizeId))
    ? null
    : 'Eine der Grössen gibt es nicht mehr. Bitte lade die Seite neu.';
};

const RULES: { readonly [K in GoodsKind]: Rule<GoodsDrafts[K]> } = {
  product: judgeProduct,
  productGroup: judgeProductGroup,
  optionGroup: judgeOptionGroup,
  pizzaSize: judgePizzaSize,
  pizzaIngredient: judgePizzaIngredient,
};

/** Why this must not stand in the catalogue, in German: what the draft alone does not see. */
export const judgeGoods = <K extends GoodsKind>(kind: K, judged: Judged<GoodsDrafts[K]>): string | null =>
  RULES[kind](judged);
