import { validateDeclaration } from '../declaration/validate-declaration.ts';
import type { Change, ChangeRule } from '../editor/versioned.ts';
import { nameKey } from '../validation/unique-list.ts';
import type { CatalogueItemDrafts, CatalogueItemKind } from './catalogue-item.ts';
import type { CatalogueOutline } from './catalogue.ts';
import { PIZZA_SIZES_MAX } from './pizza-part-draft.ts';
import { PIZZA_PART_LABELS, isNeeded } from './pizza-part-kind.ts';

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

type ItemChange = Change<CatalogueItemDrafts[CatalogueItemKind]>;

/** Each thing of a draft that can be eaten, as it was and as it is now: an item itself, or the options of a group. */
function declaredChanges({ before, after }: ItemChange) {
  if ('options' in after) {
    const known = before !== null && 'options' in before ? before.options : [];
    return after.options.map((option) => ({
      before: known.find(({ id }) => id !== null && id === option.id) ?? null,
      after: option,
    }));
  }
  return 'allergens' in after ? [{ before: before !== null && 'allergens' in before ? before : null, after }] : [];
}

const declarationBlock = (change: ItemChange): string | null =>
  declaredChanges(change)
    .map((each) => validateDeclaration({ ...each, mayOverride: change.mayOverride === true }))
    .find((message) => message !== null) ?? null;

/** The same rules for a change, and those about what it declares. */
export const catalogueItemRule = <K extends CatalogueItemKind>(
  kind: K,
  { id, outline }: Omit<ValidatedItem<CatalogueItemDrafts[K]>, 'draft'>,
): ChangeRule<CatalogueItemDrafts[K]> => ({
  validate: (change) => validateCatalogueItem(kind, { id, draft: change.after, outline }) ?? declarationBlock(change),
});

const products = (count: number): string => (count === 1 ? 'ein Produkt' : `${count} Produkte`);

type Requested<K extends CatalogueItemKind> = {
  readonly id: string;
  readonly draft: CatalogueItemDrafts[K];
  readonly outline: CatalogueOutline;
};

/**
 * Why an item cannot be archived while that many products use it, in German. Products and parts of own pizzas always
 * can: carts show them as unavailable, and orders do not change.
 */
export function archiveBlockOf(kind: CatalogueItemKind, productCount: number): string | null {
  if (productCount === 0 || (kind !== 'productGroup' && kind !== 'optionGroup')) return null;
  return kind === 'productGroup'
    ? `Die Gruppe hat noch ${products(productCount)}. Verschiebe oder archiviere sie zuerst.`
    : `Die Auswahl gehört noch zu ${productCount === 1 ? 'einem Produkt' : `${productCount} Produkten`}. Nimm sie dort zuerst weg.`;
}

/** Why the last part of its kind cannot be archived, in German. */
function lastPartBlock(id: string, { pizzaParts }: CatalogueOutline): string | null {
  const kind = pizzaParts.find((part) => part.id === id)?.kind;
  if (kind === undefined || !isNeeded(kind)) return null;
  const hasOthers = pizzaParts.some((part) => part.kind === kind && part.id !== id && part.archived === null);
  const { many } = PIZZA_PART_LABELS[kind];
  return hasOthers ? null : `Mehr ${many} gibt es nicht, und ohne lässt sich keine Pizza zusammenstellen.`;
}

/** Why an item of the catalogue cannot be archived, in German, including the last part of a kind. */
export function archiveBlock(
  kind: CatalogueItemKind,
  { id, outline }: Pick<Requested<CatalogueItemKind>, 'id' | 'outline'>,
): string | null {
  if (kind === 'pizzaSize' || kind === 'pizzaIngredient') return lastPartBlock(id, outline);
  const groups = kind === 'productGroup' ? outline.productGroups : outline.optionGroups;
  return archiveBlockOf(kind, groups.find((each) => each.id === id)?.productCount ?? 0);
}

/** Why an item cannot be restored, in German: something that it needs is archived, or its name is taken. */
export const restoreBlock = <K extends CatalogueItemKind>(kind: K, requested: Requested<K>): string | null =>
  validateCatalogueItem(kind, requested);
