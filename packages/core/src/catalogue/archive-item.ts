import { PIZZA_PART_LABELS, isNeeded } from '../pizza-creator/pizza-part-kind.ts';
import type { CatalogueItemDrafts, CatalogueItemKind } from './catalogue-item.ts';
import type { CatalogueOutline } from './catalogue-outline.ts';
import { validateCatalogueItem } from './validate-item.ts';

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
