import { FILED_KINDS, type FiledKind } from '../catalogue/catalogue-item.ts';
import { groupBy } from '../list/group-by.ts';
import { cleanCode } from '../text/clean-text.ts';
import { cutText } from '../text/cut-text.ts';
import { nameKey } from '../validation/unique-list.ts';
import type { ExistingItems } from './existing-items.ts';
import { FILE_KIND_LABELS, type FileEntry, type FileProblem, problem } from './file-entry.ts';

/** Something that is identified by its name if the name is unique. */
type Named = { readonly id: string; readonly name: string; readonly archived: boolean };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isId = (text: string): boolean => UUID.test(text);

export type ItemNames = {
  /** Its name, or its id where the name is not unique. */
  readonly call: (id: string) => string;
  /** The ids that an id or a name may mean; those that are not archived come first. */
  readonly find: (text: string) => readonly string[];
};

export function itemNames(items: readonly Named[]): ItemNames {
  const byName = groupBy(items, ({ name }) => nameKey(name));
  const byId = new Map(items.map((each) => [each.id, each]));
  const alike = (name: string) => byName.get(nameKey(name)) ?? [];
  return {
    call: (id) => {
      const name = byId.get(id)?.name ?? '';
      return alike(name).length === 1 && !isId(name) && name.trim() !== '' ? name : id;
    },
    find: (text) => {
      const requested = cleanCode(text).toLowerCase();
      if (byId.has(requested)) return [requested];
      const current = alike(text).filter(({ archived }) => !archived);
      return (current.length > 0 ? current : alike(text)).map(({ id }) => id);
    },
  };
}

type ItemEntry = FileEntry & { readonly kind: FiledKind };

/** The identity of each entry in a file, and the meaning of the names in it. */
export type Identified = {
  /** The id of each item's entry; a new item has a new id. */
  readonly ids: ReadonlyMap<FileEntry, string>;
  readonly productGroups: ItemNames;
  readonly optionGroups: ItemNames;
  /** The id that a reference means; undefined, with a problem, where it means none or several. */
  readonly refer: (
    entry: FileEntry,
    kind: 'productGroup' | 'optionGroup',
    text: string,
    column: string,
  ) => string | undefined;
  readonly problems: readonly FileProblem[];
};

const isCatalogueItem = (entry: FileEntry): entry is ItemEntry => entry.kind !== 'option';

/** The id of the n-th new item of an import; the same arguments always give the same id. */
export const idWithin = (importId: string, place: number): string =>
  importId.slice(0, -12) + place.toString(16).padStart(12, '0');

const nameOf = ({ fields }: FileEntry): string => (typeof fields['name'] === 'string' ? fields['name'].trim() : '');

/** Whether the catalogue is empty, as in a new shop: then the ids of an export from another shop are used. */
export const isEmpty = (catalogueItems: ExistingItems): boolean =>
  FILED_KINDS.every((kind) => catalogueItems[kind].size === 0);

export const UNKNOWN_ID = 'Diese ID gibt es nicht. Lass sie leer, wenn etwas neu ist.';
const writtenBefore = (first: FileEntry): string => `Das steht schon einmal in der Datei: ${first.place}.`;

type ExistingEntries = ReadonlyMap<string, { readonly value: { readonly name: string }; readonly archived: boolean }>;

/** The names of all items after the import. */
function namesAfter(
  stored: ExistingEntries,
  entries: readonly FileEntry[],
  ids: ReadonlyMap<FileEntry, string>,
): ItemNames {
  const named = new Map<string, Named>();
  for (const [id, { value, archived }] of stored) named.set(id, { id, name: value.name, archived });
  for (const entry of entries) {
    const id = ids.get(entry);
    if (id === undefined) continue;
    const before = named.get(id);
    const name = nameOf(entry) === '' ? (before?.name ?? '') : nameOf(entry);
    named.set(id, { id, name, archived: entry.archived ?? before?.archived ?? false });
  }
  return itemNames([...named.values()]);
}

/** The items that a name may mean: those that no line names by id. */
const candidates = (stored: ExistingEntries, taken: ReadonlySet<string>): ItemNames =>
  itemNames(
    [...stored].flatMap(([id, { value, archived }]) => (taken.has(id) ? [] : [{ id, name: value.name, archived }])),
  );

/**
 * New items with the same name as another one of the file: groups and choices among their kind, products within their
 * group.
 */
function twinsOf(entries: readonly FileEntry[], sortOrderOf: (entry: FileEntry) => string): Map<FileEntry, FileEntry> {
  const firsts = new Map<string, FileEntry>();
  const twins = new Map<FileEntry, FileEntry>();
  for (const entry of entries) {
    const name = nameKey(nameOf(entry));
    if (name === '' || entry.archived === true) continue;
    const key = JSON.stringify([entry.kind, sortOrderOf(entry), name]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, entry);
    // An entry with an id is identified by it, even if two items have the same name.
    else if (first.id === '' || entry.id === '') twins.set(entry, first);
  }
  return twins;
}

/**
 * The identity of each entry: by its id, or else by its name, a product by its name within its group. An entry that is
 * found by neither is new. Everything ambiguous is reported as a problem, and nothing is guessed.
 */
export function identifyEntries(
  entries: readonly FileEntry[],
  catalogueItems: ExistingItems,
  importId: string,
): Identified {
  const problems: FileProblem[] = [];
  const ids = new Map<FileEntry, string>();
  const claimed = new Map<string, FileEntry>();
  const claim = (entry: FileEntry, id: string) => {
    const first = claimed.get(id);
    if (first === undefined) {
      claimed.set(id, entry);
      ids.set(entry, id);
    } else problems.push(problem(entry.place, null, writtenBefore(first)));
  };
  const byId = entries.filter((entry): entry is ItemEntry => isCatalogueItem(entry) && entry.id !== '');
  const byName = entries.filter((entry): entry is ItemEntry => isCatalogueItem(entry) && entry.id === '');
  const takesEveryId = isEmpty(catalogueItems);
  for (const entry of byId) {
    const id = entry.id.toLowerCase();
    if (!isId(id)) problems.push(problem(entry.place, 'ID', 'Das ist keine ID. Lass sie leer, wenn etwas neu ist.'));
    else if (takesEveryId || catalogueItems[entry.kind].has(id)) claim(entry, id);
    else problems.push(problem(entry.place, 'ID', UNKNOWN_ID));
  }
  const taken = new Set(claimed.keys());
  const positions = new Map(entries.map((entry, position) => [entry, position]));
  const claimByName = (entry: ItemEntry, found: readonly string[]) => {
    if (found.length > 1) {
      const several = `${found.length} heissen so (${FILE_KIND_LABELS[entry.kind]}). Gib die ID aus dem Export an.`;
      problems.push(problem(entry.place, 'ID', several));
    } else claim(entry, found[0] ?? idWithin(importId, positions.get(entry) ?? 0));
  };
  for (const kind of ['productGroup', 'optionGroup'] as const) {
    const names = candidates(catalogueItems[kind], taken);
    for (const entry of byName) if (entry.kind === kind) claimByName(entry, names.find(nameOf(entry)));
  }
  const ofKind = (kind: FiledKind) => entries.filter((entry) => entry.kind === kind);
  const refuseTwins = (kind: FiledKind, sortOrderOf: (entry: FileEntry) => string = () => '') => {
    const claims = ofKind(kind).filter((entry) => ids.has(entry));
    for (const [entry, first] of twinsOf(claims, sortOrderOf)) {
      ids.delete(entry);
      problems.push(problem(entry.place, null, writtenBefore(first)));
    }
  };
  refuseTwins('productGroup');
  refuseTwins('optionGroup');
  const names = {
    productGroup: namesAfter(catalogueItems.productGroup, ofKind('productGroup'), ids),
    optionGroup: namesAfter(catalogueItems.optionGroup, ofKind('optionGroup'), ids),
  };
  const refer: Identified['refer'] = (entry, kind, text, column) => {
    const found = names[kind].find(text);
    if (found.length === 1) return found[0];
    const shown = text.length > 60 ? `${cutText(text, 60)}…` : text;
    const message =
      found.length === 0
        ? `Diese ${FILE_KIND_LABELS[kind]} gibt es nicht: «${shown}».`
        : `${found.length} heissen so (${FILE_KIND_LABELS[kind]}). Gib die ID an.`;
    problems.push(problem(entry.place, column, message));
    return undefined;
  };
  const productNames = candidates(catalogueItems.product, taken);
  for (const entry of byName) {
    if (entry.kind !== 'product') continue;
    const alike = productNames.find(nameOf(entry));
    const group = entry.belongsTo === undefined ? undefined : names.productGroup.find(entry.belongsTo);
    const isIn = (id: string) => group?.includes(catalogueItems.product.get(id)?.value.productGroupId ?? '') === true;
    claimByName(entry, group === undefined ? alike : alike.filter(isIn));
  }
  refuseTwins('product', (entry) => {
    const before = catalogueItems.product.get(ids.get(entry) ?? '')?.value.productGroupId ?? '';
    return entry.belongsTo === undefined ? before : names.productGroup.find(entry.belongsTo).join(' ');
  });
  return { ids, productGroups: names.productGroup, optionGroups: names.optionGroup, refer, problems };
}
