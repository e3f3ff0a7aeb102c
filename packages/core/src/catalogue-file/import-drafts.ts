import { CATALOGUE_RECORDS, type CatalogueItemDrafts, type FiledKind } from '../catalogue/catalogue-item.ts';
import { BLANK_OPTION, type OptionGroupDraft, OPTIONS_MAX } from '../catalogue/option-group-draft.ts';
import { fieldOf, isSame } from '../editor/compare.ts';
import { nameKey } from '../validation/unique-list.ts';
import { bySortPosition, type ExistingItems } from './existing-items.ts';
import { type FileEntry, type FileProblem, hint, problem } from './file-entry.ts';
import { BELONGS_TO, FILE_FIELDS } from './file-fields.ts';
import { type Identified, UNKNOWN_ID, isEmpty } from './identify-entries.ts';

type OptionDraft = OptionGroupDraft['options'][number];

/** An extra, not validated yet, with its line in the file; null for one that does not change. */
type MergedOption = { readonly entry: FileEntry | null; readonly option: unknown };

/** A new extra without a price is an error: a free one needs the price 0. */
const NEW_OPTION: OptionDraft = { ...BLANK_OPTION, price: Number.NaN };

/** The existing extra that each line changes, found by its id or else by its name. */
function beforeOf(current: readonly OptionDraft[], entries: readonly FileEntry[]): ReadonlyMap<FileEntry, OptionDraft> {
  const byId = new Map(current.map((option) => [option.id, option]));
  const taken = new Set(entries.map(({ id }) => id.toLowerCase()));
  const byName = new Map(
    current.flatMap((option) => (taken.has(option.id ?? '') ? [] : [[nameKey(option.name), option]])),
  );
  return new Map(
    entries.flatMap((entry) => {
      const name = entry.fields['name'];
      const before =
        entry.id === '' ? byName.get(typeof name === 'string' ? nameKey(name) : '') : byId.get(entry.id.toLowerCase());
      return before === undefined ? [] : [[entry, before]];
    }),
  );
}

/**
 * The extras of a choice: the lines applied to the existing ones, in the order of their positions. Extras that no line
 * names stay, unless the file is the whole catalogue and has lines for the choice: then they are removed.
 */
export function mergeOptions(
  current: readonly OptionDraft[],
  entries: readonly FileEntry[],
  isWhole: boolean,
): readonly MergedOption[] {
  if (entries.length === 0) return current.map((option) => ({ entry: null, option }));
  const before = beforeOf(current, entries);
  const named = new Set(before.values());
  const places = new Map(current.map((option, index) => [option, index + 1]));
  const merged = entries.map((entry, index) => {
    const stored = before.get(entry);
    const given = entry.id === '' ? {} : { id: entry.id.toLowerCase() };
    const option = { ...NEW_OPTION, ...given, ...stored, ...entry.fields };
    return { id: `${index}`, rank: entry.rank, current: stored && places.get(stored), merged: { entry, option } };
  });
  const others = isWhole ? [] : current.filter((option) => !named.has(option));
  const stayed = others.map((option, index) => ({
    id: `${entries.length + index}`,
    rank: undefined,
    current: places.get(option),
    merged: { entry: null, option },
  }));
  const all = [...merged, ...stayed];
  return bySortPosition(all).flatMap((id) => all[Number(id)]?.merged ?? []);
}

/** The draft that a line makes of one item. */
export type ImportDraft<K extends FiledKind = FiledKind> = {
  readonly kind: K;
  readonly id: string;
  readonly entry: FileEntry;
  /** Null when the line has an error. */
  readonly draft: CatalogueItemDrafts[K] | null;
  readonly archived: boolean;
};

type Context = {
  readonly items: ExistingItems;
  readonly identified: Identified;
  /** Extras that the file lacks are removed. */
  readonly isWhole: boolean;
  readonly problems: FileProblem[];
};

const NO_GROUP = 'Dieses Produkt kennen wir nicht. Prüf den Namen; ein neues braucht eine Gruppe.';

/** Reports the issues of a draft as problems of the lines that caused them. */
function addProblem(
  context: Context,
  entry: FileEntry,
  issues: readonly Issue[],
  options: readonly MergedOption[] = [],
): void {
  for (const { path, message } of issues.slice(0, 20)) {
    const [name, index, inner] = path;
    const option = name === 'options' && typeof index === 'number' ? options[index]?.entry : null;
    const problemPlace = option ?? entry;
    const field = FILE_FIELDS[problemPlace.kind][String(option ? inner : name)];
    const column = name === 'productGroupId' ? BELONGS_TO : (field?.label ?? null);
    context.problems.push(problem(problemPlace.place, column, message));
  }
}
/**
 * Adds a hint for blank cells of existing items: spreadsheets lose cells, and a blank cell may have been meant as an
 * empty value.
 */
function hintAtBlankCells(context: Context, { kind, place, blank }: FileEntry, importDrafts: unknown): void {
  for (const name of blank) {
    const field = FILE_FIELDS[kind][name];
    if (field?.none === undefined || typeof importDrafts !== 'object' || importDrafts === null) continue;
    if (isSame(fieldOf(importDrafts, name), field.none.value)) continue;
    const message = `Die Zelle ist leer, darum bleibt, was da steht. Schreib «${field.none.word}», wenn es weg soll.`;
    context.problems.push(hint(place, field.label, message));
  }
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

function draftOf<K extends FiledKind>(
  context: Context,
  {
    kind,
    id,
    entry,
    raw,
    options,
  }: { kind: K; id: string; entry: FileEntry; raw: unknown; options?: readonly MergedOption[] },
): ImportDraft<K> {
  const parsed = CATALOGUE_RECORDS[kind].draft.safeParse(raw);
  if (!parsed.success) addProblem(context, entry, parsed.error.issues, options);
  hintAtBlankCells(context, entry, raw);
  for (const { entry: line, option } of options ?? []) if (line !== null) hintAtBlankCells(context, line, option);
  const before = context.items[kind].get(id);
  return { kind, id, entry, draft: parsed.data ?? null, archived: entry.archived ?? before?.archived ?? false };
}

function draftProduct(context: Context, entry: FileEntry, id: string): ImportDraft<'product'> {
  const { items: catalogueItems, identified, problems } = context;
  const known = catalogueItems.product.get(id)?.value;
  const before = known ?? CATALOGUE_RECORDS.product.blank;
  // The message suggests a misspelt name, because a line without a group was likely meant for an existing product.
  if (known === undefined && entry.belongsTo === undefined) problems.push(problem(entry.place, BELONGS_TO, NO_GROUP));
  const { optionGroupIds: named, ...fields } = entry.fields;
  const group =
    entry.belongsTo === undefined
      ? before.productGroupId
      : identified.refer(entry, 'productGroup', entry.belongsTo, BELONGS_TO);
  const choices = Array.isArray(named)
    ? named.map((text: unknown) =>
        typeof text === 'string' ? identified.refer(entry, 'optionGroup', text, 'Auswahlen') : text,
      )
    : (named ?? before.optionGroupIds);
  // Ambiguous values are missing here and reported already: each cell shows only its first problem.
  const raw = { ...before, ...fields, productGroupId: group, optionGroupIds: choices };
  return draftOf(context, { kind: 'product', id, entry, raw: rechecked(before, raw) });
}

type Labelled = Pick<CatalogueItemDrafts['product'], 'allergens' | 'labelling'>;

/** What somebody has checked is to be checked again when a line changes its allergens. */
function rechecked<T extends { readonly allergens: unknown; readonly labelling?: unknown }>(
  before: Labelled,
  raw: T,
): T {
  const { labelling } = before;
  const isStale =
    labelling?.checked === true && isSame(labelling, raw.labelling) && !isSame(before.allergens, raw.allergens);
  return isStale ? { ...raw, labelling: { ...labelling, checked: false } } : raw;
}

/** The lines of extras by their choice. */
function extrasByChoice(
  entries: readonly FileEntry[],
  { items: catalogueItems, identified, problems }: Context,
): Map<string, FileEntry[]> {
  const extras = new Map<string, FileEntry[]>();
  const known = new Set(
    [...catalogueItems.optionGroup.values()].flatMap(({ value }) => value.options.map(({ id }) => id)),
  );
  const takesEveryId = isEmpty(catalogueItems);
  for (const entry of entries) {
    if (entry.kind !== 'option') continue;
    const { belongsTo, parent } = entry;
    if (entry.id !== '' && !takesEveryId && !known.has(entry.id.toLowerCase()))
      problems.push(problem(entry.place, 'ID', UNKNOWN_ID));
    if (belongsTo === undefined && parent === undefined)
      problems.push(problem(entry.place, BELONGS_TO, 'Zu welcher Auswahl gehört dieses Extra?'));
    const parentId = parent && identified.ids.get(parent);
    const id = belongsTo === undefined ? parentId : identified.refer(entry, 'optionGroup', belongsTo, BELONGS_TO);
    if (id === undefined) continue;
    const list = extras.get(id) ?? [];
    // One line too many is enough for the form's rule to report it.
    if (list.length <= OPTIONS_MAX) list.push(entry);
    extras.set(id, list);
  }
  return extras;
}

/** A choice that only the lines of its extras name. */
const impliedChoice = (first: FileEntry, id: string): FileEntry => ({
  ...first,
  kind: 'optionGroup',
  id,
  rank: undefined,
  archived: undefined,
  fields: {},
  blank: [],
});

function draftChoices(entries: readonly FileEntry[], context: Context): ImportDraft[] {
  const extras = extrasByChoice(entries, context);
  const choices = new Map<string, FileEntry>();
  for (const entry of entries) {
    const id = entry.kind === 'optionGroup' ? context.identified.ids.get(entry) : undefined;
    if (id !== undefined) choices.set(id, entry);
  }
  for (const [id, [first]] of extras)
    if (first !== undefined && !choices.has(id)) choices.set(id, impliedChoice(first, id));
  return [...choices].map(([id, entry]) => {
    const before = context.items.optionGroup.get(id)?.value ?? { ...CATALOGUE_RECORDS.optionGroup.blank, options: [] };
    const options = mergeOptions(before.options, extras.get(id) ?? [], context.isWhole);
    const raw = { ...before, ...entry.fields, options: options.map(({ option }) => option) };
    return draftOf(context, { kind: 'optionGroup', id, entry, raw, options });
  });
}

/** The drafts of the items in a file, based on the existing ones, each validated by the rules of its form. */
export function draftImport(entries: readonly FileEntry[], context: Context): ImportDraft[] {
  const { items: catalogueItems, identified } = context;
  const importDrafts = entries.flatMap((entry): ImportDraft[] => {
    const id = identified.ids.get(entry);
    if (id === undefined) return [];
    if (entry.kind === 'product') return [draftProduct(context, entry, id)];
    if (entry.kind !== 'productGroup') return [];
    const raw = {
      ...(catalogueItems.productGroup.get(id)?.value ?? CATALOGUE_RECORDS.productGroup.blank),
      ...entry.fields,
    };
    return [draftOf(context, { kind: 'productGroup', id, entry, raw })];
  });
  return [...importDrafts, ...draftChoices(entries, context)];
}
