import { PIZZA_SIZES_MAX } from '../pizza-creator/pizza-ingredient-draft.ts';
import { nameKey } from '../validation/unique-list.ts';
import type { CatalogueItemDrafts, CatalogueItemKind } from './catalogue-item.ts';
import type { CatalogueOutline } from './catalogue-outline.ts';

type ValidatedItem<T> = {
  readonly id: string;
  readonly draft: T;
  /** The present catalogue. */
  readonly outline: CatalogueOutline;
};
type Rule<T> = (validated: ValidatedItem<T>) => string | null;

type ExistingItem = { readonly id: string; readonly archived: string | null };
const isCurrent = (existing: readonly ExistingItem[], id: string): boolean =>
  existing.some((each) => each.id === id && each.archived === null);

const validateProduct: Rule<CatalogueItemDrafts['product']> = ({ draft, outline }) => {
  if (!isCurrent(outline.productGroups, draft.productGroupId))
    return 'Diese Produktgruppe gibt es nicht mehr. Bitte wähle eine andere.';
  return draft.optionGroupIds.every((id) => isCurrent(outline.optionGroups, id))
    ? null
    : 'Eine der Auswahlen gibt es nicht mehr. Bitte nimm sie weg.';
};

/** The names of groups must differ, because guests find groups by them. */
const validateProductGroup: Rule<CatalogueItemDrafts['productGroup']> = ({ id, draft, outline }) =>
  outline.productGroups.some(
    (other) => other.id !== id && other.archived === null && nameKey(other.name) === nameKey(draft.name),
  )
    ? 'Eine Produktgruppe mit diesem Namen gibt es schon.'
    : null;

const validateOptionGroup: Rule<CatalogueItemDrafts['optionGroup']> = ({ id, draft, outline }) => {
  const others = outline.optionGroups.filter((group) => group.id !== id).flatMap(({ options }) => options);
  return draft.options.some((option) => others.some((other) => other.id === option.id))
    ? 'Ein Extra gehört schon zu einer anderen Auswahl.'
    : null;
};

const isCalledLike =
  (name: string) =>
  (other: { readonly name: string; readonly archived: string | null }): boolean =>
    other.archived === null && nameKey(other.name) === nameKey(name);

const validatePizzaSize: Rule<CatalogueItemDrafts['pizzaSize']> = ({ id, draft, outline }) => {
  const others = outline.pizzaParts.filter((part) => part.kind === 'size' && part.id !== id);
  if (others.some(isCalledLike(draft.name))) return 'Eine Grösse mit diesem Namen gibt es schon.';
  // Each ingredient has a price for each size.
  return others.filter(({ archived }) => archived === null).length < PIZZA_SIZES_MAX
    ? null
    : `Es sind höchstens ${PIZZA_SIZES_MAX} Grössen möglich.`;
};

const validatePizzaIngredient: Rule<CatalogueItemDrafts['pizzaIngredient']> = ({
  id,
  draft,
  outline: { pizzaParts },
}) => {
  const existing = pizzaParts.find((part) => part.id === id);
  if (existing !== undefined && existing.kind !== draft.kind)
    return 'Was schon Teig, Sauce, Käse oder Belag ist, bleibt es. Bitte leg es neu an.';
  if (pizzaParts.some((part) => part.id !== id && part.kind === draft.kind && isCalledLike(draft.name)(part)))
    return `«${draft.name}» gibt es hier schon.`;
  const isSize = (sizeId: string) => pizzaParts.some((part) => part.kind === 'size' && part.id === sizeId);
  return draft.prices.every(({ sizeId }) => isSize(sizeId))
    ? null
    : 'Eine der Grössen gibt es nicht mehr. Bitte lade die Seite neu.';
};

const RULES: { readonly [K in CatalogueItemKind]: Rule<CatalogueItemDrafts[K]> } = {
  product: validateProduct,
  productGroup: validateProductGroup,
  optionGroup: validateOptionGroup,
  pizzaSize: validatePizzaSize,
  pizzaIngredient: validatePizzaIngredient,
};

/** Why this draft cannot be saved, in German: the rules that need the rest of the catalogue. */
export const validateCatalogueItem = <K extends CatalogueItemKind>(
  kind: K,
  validated: ValidatedItem<CatalogueItemDrafts[K]>,
): string | null => RULES[kind](validated);
