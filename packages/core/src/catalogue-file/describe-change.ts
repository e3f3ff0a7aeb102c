import type { CatalogueItemDrafts, FiledKind } from '../catalogue/catalogue-item.ts';
import { isSame } from '../editor/is-same.ts';
import type { FileKind } from './file-entry.ts';
import { BELONGS_TO, FILE_FIELDS, fieldText } from './file-fields.ts';
import type { PlannedChange } from './import-check.ts';
import type { ItemNames } from './item-names.ts';

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
export function describeChange(
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
