import { archiveBlockOf } from '../catalogue/archive-item.ts';
import type { FiledKind, CatalogueItemDrafts } from '../catalogue/catalogue-item.ts';
import type { CatalogueOutline } from '../catalogue/catalogue-outline.ts';
import { validateCatalogueItem } from '../catalogue/validate-item.ts';
import { nameKey } from '../validation/unique-list.ts';
import type { ExistingItems } from './existing-items.ts';
import { type FileProblem, hint, problem } from './file-entry.ts';
import { isEmpty } from './identify-entries.ts';
import type { ImportDraft } from './import-drafts.ts';
import type { PlannedItems } from './planned-items.ts';

/** The smallest coin, in Rappen; other prices are only a hint, because cards can pay them. */
const SMALLEST_COIN = 5;

/** More than any restaurant has; the rules compare each group with the others. */
const GROUPS_MAX = 500;

/**
 * The problems that the drafts alone do not show: the rules of the forms, applied to the catalogue after the import.
 */
export function validateImport(drafted: readonly ImportDraft[], outline: CatalogueOutline): FileProblem[] {
  if (outline.productGroups.length > GROUPS_MAX || outline.optionGroups.length > GROUPS_MAX)
    return [problem('Datei', null, `Es sind höchstens ${GROUPS_MAX} Gruppen und ${GROUPS_MAX} Auswahlen möglich.`)];
  const counts = new Map(
    [...outline.productGroups, ...outline.optionGroups].map(({ id, productCount }) => [id, productCount]),
  );
  return drafted.flatMap(({ kind, id, draft, archived, entry }) => {
    if (draft === null) return [];
    const message = archived
      ? archiveBlockOf(kind, counts.get(id) ?? 0)
      : validateCatalogueItem<FiledKind>(kind, { id, draft, outline });
    return message === null ? [] : [problem(entry.place, null, message)];
  });
}

const isOdd = (price: number): boolean => price % SMALLEST_COIN !== 0;

/** Hints at new prices that may be typing mistakes. */
export function oddPrices(drafted: readonly ImportDraft[], catalogueItems: ExistingItems): FileProblem[] {
  const problemAt = (place: string, name: string) =>
    hint(place, 'Preis', `Der Preis von «${name}» geht nicht auf 5 Rappen auf.`);
  return drafted.flatMap(({ id, draft, entry }) => {
    if (draft === null || 'visible' in draft) return [];
    if ('price' in draft)
      return isOdd(draft.price) && catalogueItems.product.get(id)?.value.price !== draft.price
        ? [problemAt(entry.place, draft.name)]
        : [];
    const before = catalogueItems.optionGroup.get(id)?.value.options ?? [];
    return draft.options.flatMap((option) => {
      const isNew = before.find((each) => each.id === option.id)?.price !== option.price;
      return isOdd(option.price) && isNew ? [problemAt(entry.place, option.name)] : [];
    });
  });
}

/** Products of one group whose names are the same for a reader. */
const readAs = ({ productGroupId, name }: CatalogueItemDrafts['product']): string =>
  JSON.stringify([productGroupId, nameKey(name)]);

/** Hints at products that get the name of another one in their group. An empty shop takes all as they are. */
export function sameNames(
  drafted: readonly ImportDraft[],
  catalogueItems: ExistingItems,
  after: PlannedItems,
): FileProblem[] {
  if (isEmpty(catalogueItems)) return [];
  const current = [...after.product.values()].filter(({ archived }) => !archived);
  const alike = Map.groupBy(current, ({ draft }) => readAs(draft));
  return drafted.flatMap(({ id, draft, archived, entry }) => {
    if (draft === null || !('productGroupId' in draft) || archived) return [];
    const before = catalogueItems.product.get(id);
    const isNew = before === undefined || before.archived || readAs(before.value) !== readAs(draft);
    return isNew && (alike.get(readAs(draft))?.length ?? 0) > 1
      ? [hint(entry.place, 'Name', `In dieser Gruppe heisst schon ein Produkt «${draft.name}».`)]
      : [];
  });
}
