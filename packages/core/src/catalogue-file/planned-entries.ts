import type { CatalogueItemDrafts, FiledKind } from '../catalogue/catalogue-item.ts';
import { isSame } from '../editor/compare.ts';
import { NEW_VERSION, type Versioned } from '../editor/versioned.ts';
import { yesNoText } from '../validation/field.ts';
import type { PlannedChange, ImportAction } from './catalogue-import.ts';
import type { StoredEntry, ExistingItems } from './existing-items.ts';
import type { FileKind } from './file-entry.ts';
import { BELONGS_TO, FILE_FIELDS, fieldText } from './file-fields.ts';
import type { ItemNames, Identified } from './identify-entries.ts';
import type { ImportDraft } from './import-drafts.ts';

type Field = PlannedChange['fields'][number];
type Draft = { readonly [name: string]: unknown };
type Names = { readonly productGroups: ItemNames; readonly optionGroups: ItemNames };

const CHANGED = { before: 'wie bisher', after: 'anders' };

/** The fields that differ between two drafts of a kind, also where both values read the same. */
function differing(kind: FileKind, before: Draft, after: Draft, prefix = ''): Field[] {
  return Object.entries(FILE_FIELDS[kind]).flatMap(([name, field]) => {
    if (isSame(before[name], after[name])) return [];
    const texts = { before: fieldText(field, before[name]), after: fieldText(field, after[name]) };
    return [{ title: prefix + field.label, ...(texts.before === texts.after ? CHANGED : texts) }];
  });
}

type Options = CatalogueItemDrafts['optionGroup']['options'];
const named = (options: Options): string => options.map(({ name }) => name).join(', ');

/** The fields that differ between the extras of a choice: each extra, and their order where nothing else shows it. */
function differingOptions(before: Options, after: Options): Field[] {
  const byId = new Map(before.map((option) => [option.id, option]));
  const changed = after.flatMap((option) => {
    const old = byId.get(option.id);
    return old === undefined
      ? [{ title: 'Neues Extra', before: '', after: option.name }]
      : differing('option', old, option, `${old.name}: `);
  });
  const remainingIds = new Set(after.map(({ id }) => id));
  const removed = before.flatMap((option) =>
    remainingIds.has(option.id) ? [] : [{ title: 'Extra fällt weg', before: option.name, after: '' }],
  );
  const order = (options: Options) =>
    options.filter(({ id }) => byId.has(id) && remainingIds.has(id)).map(({ id }) => id);
  const isMoved = !isSame(order(before), order(after));
  return [
    ...changed,
    ...removed,
    ...(isMoved ? [{ title: 'Reihenfolge', before: named(before), after: named(after) }] : []),
  ];
}

type Change<K extends FiledKind> = { readonly before: CatalogueItemDrafts[K]; readonly after: CatalogueItemDrafts[K] };

/** The changes of an import to one item, field by field as text for people. */
function describeChange(
  change: { [K in FiledKind]: { readonly kind: K } & Change<K> }[FiledKind],
  { productGroups, optionGroups }: Names,
): Field[] {
  if (change.kind === 'productGroup') return differing('productGroup', change.before, change.after);
  if (change.kind === 'optionGroup')
    return [
      ...differing('optionGroup', change.before, change.after),
      ...differingOptions(change.before.options, change.after.options),
    ];
  const { before, after } = change;
  const called = (draft: CatalogueItemDrafts['product']) => ({
    ...draft,
    optionGroupIds: draft.optionGroupIds.map(optionGroups.call),
  });
  const moved =
    before.productGroupId === after.productGroupId
      ? []
      : [
          {
            title: BELONGS_TO,
            before: productGroups.call(before.productGroupId),
            after: productGroups.call(after.productGroupId),
          },
        ];
  return [...moved, ...differing('product', called(before), called(after))];
}

/** One item that an import writes. */
export type ImportStep<K extends FiledKind = FiledKind> = {
  readonly kind: K;
  readonly id: string;
  /** Null when the item is new. */
  readonly before: StoredEntry<CatalogueItemDrafts[K]> | null;
  /** Null when only the archived state changes. */
  readonly saved: Versioned<CatalogueItemDrafts[K]> | null;
  readonly archived: boolean;
};

/** The planned change of one item; `step` is null when only its position changes. */
export type PlannedEntries = { readonly change: PlannedChange; readonly step: ImportStep | null };

function actionOf(before: StoredEntry<unknown> | undefined, archived: boolean): ImportAction {
  if (before === undefined) return 'created';
  if (before.archived === archived) return 'changed';
  return archived ? 'archived' : 'restored';
}

type Planning = {
  readonly items: ExistingItems;
  readonly identified: Identified;
  readonly rankBefore: (id: string) => number | undefined;
};

type ValidImportDraft = ImportDraft & { readonly draft: NonNullable<ImportDraft['draft']> };
type Before = StoredEntry<CatalogueItemDrafts[FiledKind]> | undefined;

/** The differences of an item: fields, position, archived state. A new item differs in all. */
function difference({ rankBefore }: Planning, { id, entry, draft, archived }: ValidImportDraft, before: Before) {
  const { rank } = entry;
  return {
    isWritten: before === undefined || !isSame(before.value, draft),
    isFlipped: before?.archived !== archived,
    isMoved: !archived && rank !== undefined && rank !== rankBefore(id),
  };
}

function fieldsOf(planning: Planning, drafted: ValidImportDraft, before: Before): PlannedChange['fields'] {
  if (before === undefined) return [];
  const { kind, id, entry, draft, archived } = drafted;
  const { isMoved, isFlipped } = difference(planning, drafted, before);
  const change = { kind, before: before.value, after: draft } as Parameters<typeof describeChange>[0];
  const rank = planning.rankBefore(id)?.toString() ?? 'neu';
  return [
    ...describeChange(change, planning.identified),
    ...(isMoved ? [{ title: 'Platz', before: rank, after: String(entry.rank) }] : []),
    ...(isFlipped ? [{ title: 'Archiviert', before: yesNoText(!archived), after: yesNoText(archived) }] : []),
  ];
}

const isWhole = (drafted: ImportDraft): drafted is ValidImportDraft => drafted.draft !== null;

/** The plan for the draft of a line; null when it changes nothing or has an error. */
export function planEntries(planning: Planning, drafted: ImportDraft): PlannedEntries | null {
  if (!isWhole(drafted)) return null;
  const { kind, id, entry, draft, archived } = drafted;
  const before: Before = planning.items[kind].get(id);
  const { isWritten, isFlipped, isMoved } = difference(planning, drafted, before);
  if (!isWritten && !isFlipped && !isMoved) return null;
  const saved = isWritten ? { version: (before?.version ?? NEW_VERSION) + 1, value: draft } : null;
  const fields = fieldsOf(planning, drafted, before);
  return {
    change: { place: entry.place, kind, id, name: draft.name, action: actionOf(before, archived), fields },
    step: isWritten || isFlipped ? { kind, id, before: before ?? null, saved, archived } : null,
  };
}

/** The plan for an item that is archived because the file lacks it. */
export function planArchiving<K extends FiledKind>(
  kind: K,
  id: string,
  before: StoredEntry<CatalogueItemDrafts[K]>,
): PlannedEntries {
  const fields = [{ title: 'Archiviert', before: yesNoText(false), after: yesNoText(true) }];
  return {
    change: { place: null, kind, id, name: before.value.name, action: 'archived', fields },
    step: { kind, id, before, saved: null, archived: true },
  };
}
