import { type FiledKind, type CatalogueItemDrafts, FILED_KINDS } from '../catalogue/catalogue-item.ts';
import type { CatalogueOutline } from '../catalogue/catalogue.ts';
import { archiveBlockOf, validateCatalogueItem } from '../catalogue/save-catalogue-item.ts';
import { groupBy } from '../list/group-by.ts';
import { nameKey } from '../validation/unique-list.ts';
import { type ImportCheck, IMPORT_ACTIONS, SHOWN_MAX } from './catalogue-import.ts';
import type { ExistingItems } from './existing-items.ts';
import { type FileProblem, hint, problem, type ReadFile } from './file-entry.ts';
import { isEmpty, identifyEntries } from './identify-entries.ts';
import { type ImportDraft, draftImport } from './import-drafts.ts';
import { type ImportStep, type PlannedEntries, planArchiving, planEntries } from './planned-entries.ts';
import {
  type PlannedItems,
  type MissingIds,
  plannedItems,
  missingIds,
  outlineAfter,
  type GroupOrder,
  ordersAfter,
  rankBefore,
} from './planned-items.ts';

/** The smallest coin, in Rappen; other prices are only a hint, because cards can pay them. */
const SMALLEST_COIN = 5;

/** More than any restaurant has; the rules compare each group with the others. */
const GROUPS_MAX = 500;

/**
 * The problems that the drafts alone do not show: the rules of the forms, applied to the catalogue after the import.
 */
function validateImport(drafted: readonly ImportDraft[], outline: CatalogueOutline): FileProblem[] {
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
function oddPrices(drafted: readonly ImportDraft[], catalogueItems: ExistingItems): FileProblem[] {
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
function sameNames(drafted: readonly ImportDraft[], catalogueItems: ExistingItems, after: PlannedItems): FileProblem[] {
  if (isEmpty(catalogueItems)) return [];
  const current = [...after.product.values()].filter(({ archived }) => !archived);
  const alike = groupBy(current, ({ draft }) => readAs(draft));
  return drafted.flatMap(({ id, draft, archived, entry }) => {
    if (draft === null || !('productGroupId' in draft) || archived) return [];
    const before = catalogueItems.product.get(id);
    const isNew = before === undefined || before.archived || readAs(before.value) !== readAs(draft);
    return isNew && (alike.get(readAs(draft))?.length ?? 0) > 1
      ? [hint(entry.place, 'Name', `In dieser Gruppe heisst schon ein Produkt «${draft.name}».`)]
      : [];
  });
}

export type ImportPlan = {
  readonly check: ImportCheck;
  /** In the order of `STEP_ORDER`. */
  readonly steps: readonly ImportStep[];
  readonly orders: readonly GroupOrder[];
};

export type PlanOptions = {
  /** The ids of new items derive from it. */
  readonly importId: string;
  /** Items that the file lacks are archived, and extras that it lacks are removed. */
  readonly isWhole: boolean;
};

/** The first of several problems of one cell, because the others follow from it. */
function firstOfEachCell(problems: readonly FileProblem[]): FileProblem[] {
  const reportedPlaces = new Set<string>();
  return problems.filter(({ place, column }) => {
    if (column === null) return true;
    const cell = JSON.stringify([place, column]);
    const isNew = !reportedPlaces.has(cell);
    reportedPlaces.add(cell);
    return isNew;
  });
}

/** Problems before hints, each in the order of the file from top to bottom. */
function inFileOrder(problems: readonly FileProblem[], { places }: ReadFile): FileProblem[] {
  const order = new Map(places.map((place, index) => [place, index]));
  const key = ({ place, isHint }: FileProblem) => (isHint ? places.length + 1 : 0) + (order.get(place) ?? -1);
  return problems.toSorted((a, b) => key(a) - key(b));
}

const missingItems = (catalogueItems: ExistingItems, missing: MissingIds): ImportCheck['missing'] =>
  FILED_KINDS.flatMap((kind) =>
    missing[kind].map((id) => ({ kind, name: catalogueItems[kind].get(id)?.value.name ?? '' })),
  );

const archiveMissing = (catalogueItems: ExistingItems, missing: MissingIds): PlannedEntries[] =>
  FILED_KINDS.flatMap((kind: FiledKind) =>
    missing[kind].flatMap((id) => {
      const before = catalogueItems[kind].get(id);
      return before === undefined ? [] : [planArchiving(kind, id, before)];
    }),
  );

type Found = {
  readonly problems: readonly FileProblem[];
  readonly planned: readonly PlannedEntries[];
  readonly drafted: readonly ImportDraft[];
  readonly missing: ImportCheck['missing'];
};

function checkOf({ problems, planned, drafted: importDrafts, missing }: Found): ImportCheck {
  const changes = planned.map(({ change }) => change);
  const count = (requested: string) => changes.filter(({ action }) => action === requested).length;
  const inFile = changes.filter(({ place }) => place !== null).length;
  return {
    counts: {
      created: count('created'),
      changed: count('changed'),
      archived: count('archived'),
      restored: count('restored'),
      unchanged: importDrafts.filter(({ draft }) => draft !== null).length - inFile,
      missing: missing.length,
      problems: problems.filter(({ isHint }) => !isHint).length,
      hints: problems.filter(({ isHint }) => isHint).length,
    },
    problems: problems.slice(0, SHOWN_MAX),
    changes: IMPORT_ACTIONS.flatMap((requested) =>
      changes.filter(({ action }) => action === requested).slice(0, SHOWN_MAX),
    ),
    missing: missing.slice(0, SHOWN_MAX),
  };
}

/** Groups and choices come before the products that need them. */
export const STEP_ORDER: readonly FiledKind[] = ['productGroup', 'optionGroup', 'product'];

/**
 * What a file would change in the catalogue: dry run and import use the same plan, so that what was shown is what is
 * done. It never throws.
 */
export function planImport(
  file: ReadFile,
  catalogueItems: ExistingItems,
  { importId, isWhole }: PlanOptions,
): ImportPlan {
  const identified = identifyEntries(file.entries, catalogueItems, importId);
  // References are reported while the drafts are made.
  const reportedPlaces: FileProblem[] = [];
  const importDrafts = draftImport(file.entries, {
    items: catalogueItems,
    identified,
    isWhole,
    problems: reportedPlaces,
  });
  const missing = missingIds(catalogueItems, importDrafts);
  const after = plannedItems(catalogueItems, importDrafts, isWhole ? missing : null);
  const problems = [
    ...file.problems,
    ...identified.problems,
    ...reportedPlaces,
    ...validateImport(importDrafts, outlineAfter(after)),
    ...oddPrices(importDrafts, catalogueItems),
    ...sameNames(importDrafts, catalogueItems, after),
  ];
  const planning = { items: catalogueItems, identified, rankBefore: rankBefore(catalogueItems, after) };
  const planned = [
    ...importDrafts.flatMap((each) => planEntries(planning, each) ?? []),
    ...(isWhole ? archiveMissing(catalogueItems, missing) : []),
  ];
  const steps = planned.flatMap(({ step }) => step ?? []);
  return {
    check: checkOf({
      problems: inFileOrder(firstOfEachCell(problems), file),
      planned,
      drafted: importDrafts,
      missing: isWhole ? [] : missingItems(catalogueItems, missing),
    }),
    steps: STEP_ORDER.flatMap((kind) => steps.filter((step) => step.kind === kind)),
    orders: ordersAfter(catalogueItems, after, importDrafts),
  };
}

/** Equal for two plans exactly when they make the same changes to the same catalogue. */
export const planFingerprint = ({ steps, orders }: ImportPlan): string => JSON.stringify([steps, orders]);
