import type { FiledKind } from '../catalogue/goods.ts';
import { cutText } from '../text/cut-text.ts';
import { FILE_KIND_LABELS, type FileEntry, type FileProblem, problem } from './file-entry.ts';
import { type GoodsNames, type Named, goodsNames, isId } from './goods-names.ts';
import type { StoredGoods } from './stored-goods.ts';

type GoodsEntry = FileEntry & { readonly kind: FiledKind };

/** What a file is about: each entry with whose it is, and what names in it mean. */
export type Identified = {
  /** The id of each entry of goods; who is new has a new one. */
  readonly ids: ReadonlyMap<FileEntry, string>;
  readonly productGroups: GoodsNames;
  readonly optionGroups: GoodsNames;
  /** What a reference means; undefined, and told, where it means nothing or more than one. */
  readonly refer: (
    entry: FileEntry,
    kind: 'productGroup' | 'optionGroup',
    text: string,
    column: string,
  ) => string | undefined;
  readonly problems: readonly FileProblem[];
};

const isGoods = (entry: FileEntry): entry is GoodsEntry => entry.kind !== 'option';

/** An id for the n-th of what an import makes, the same whenever it is asked. */
export const idWithin = (importId: string, place: number): string =>
  importId.slice(0, -12) + place.toString(16).padStart(12, '0');

const nameOf = ({ fields }: FileEntry): string => (typeof fields['name'] === 'string' ? fields['name'].trim() : '');

type Kept = ReadonlyMap<string, { readonly value: { readonly name: string }; readonly archived: boolean }>;

/** How everything will be called once the file is in. */
function namesAfter(kept: Kept, entries: readonly FileEntry[], ids: ReadonlyMap<FileEntry, string>): GoodsNames {
  const named = new Map<string, Named>();
  for (const [id, { value, archived }] of kept) named.set(id, { id, name: value.name, archived });
  for (const entry of entries) {
    const id = ids.get(entry);
    if (id === undefined) continue;
    const before = named.get(id);
    const name = nameOf(entry) === '' ? (before?.name ?? '') : nameOf(entry);
    named.set(id, { id, name, archived: entry.archived ?? before?.archived ?? false });
  }
  return goodsNames([...named.values()]);
}

/** Those who may be meant by a name: those whom no line names by its id. */
const candidates = (kept: Kept, taken: ReadonlySet<string>): GoodsNames =>
  goodsNames(
    [...kept].flatMap(([id, { value, archived }]) => (taken.has(id) ? [] : [{ id, name: value.name, archived }])),
  );

/**
 * Who each entry is: by its id, or else by its name, a product by its name within its group. Whoever is found by neither
 * is new. Everything that is not clear is told, and nothing is guessed.
 */
export function identifyEntries(entries: readonly FileEntry[], goods: StoredGoods, importId: string): Identified {
  const problems: FileProblem[] = [];
  const ids = new Map<FileEntry, string>();
  const places = new Map<string, string>();
  const claim = (entry: FileEntry, id: string) => {
    const first = places.get(id);
    if (first === undefined) {
      places.set(id, entry.place);
      ids.set(entry, id);
    } else problems.push(problem(entry.place, null, `Das steht schon einmal in der Datei: ${first}.`));
  };
  const byId = entries.filter((entry): entry is GoodsEntry => isGoods(entry) && entry.id !== '');
  const byName = entries.filter((entry): entry is GoodsEntry => isGoods(entry) && entry.id === '');
  for (const entry of byId) {
    if (isId(entry.id)) claim(entry, entry.id.toLowerCase());
    else problems.push(problem(entry.place, 'ID', 'Das ist keine ID. Lass sie leer, wenn etwas neu ist.'));
  }
  const taken = new Set(places.keys());
  const positions = new Map(entries.map((entry, position) => [entry, position]));
  const claimByName = (entry: GoodsEntry, found: readonly string[]) => {
    if (found.length > 1) {
      const several = `${found.length} heissen so (${FILE_KIND_LABELS[entry.kind]}). Gib die ID aus dem Export an.`;
      problems.push(problem(entry.place, 'ID', several));
    } else claim(entry, found[0] ?? idWithin(importId, positions.get(entry) ?? 0));
  };
  for (const kind of ['productGroup', 'optionGroup'] as const) {
    const names = candidates(goods[kind], taken);
    for (const entry of byName) if (entry.kind === kind) claimByName(entry, names.find(nameOf(entry)));
  }
  const ofKind = (kind: FiledKind) => entries.filter((entry) => entry.kind === kind);
  const names = {
    productGroup: namesAfter(goods.productGroup, ofKind('productGroup'), ids),
    optionGroup: namesAfter(goods.optionGroup, ofKind('optionGroup'), ids),
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
  const productNames = candidates(goods.product, taken);
  for (const entry of byName) {
    if (entry.kind !== 'product') continue;
    const alike = productNames.find(nameOf(entry));
    const group = entry.belongsTo === undefined ? undefined : names.productGroup.find(entry.belongsTo);
    const isIn = (id: string) => group?.includes(goods.product.get(id)?.value.productGroupId ?? '') === true;
    claimByName(entry, group === undefined ? alike : alike.filter(isIn));
  }
  return { ids, productGroups: names.productGroup, optionGroups: names.optionGroup, refer, problems };
}
