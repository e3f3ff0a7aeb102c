import type { GoodsDrafts, FiledKind } from '../catalogue/goods.ts';
import { isSame } from '../editor/is-same.ts';
import type { FileKind } from './file-entry.ts';
import { BELONGS_TO, FILE_FIELDS, fieldText } from './file-fields.ts';
import type { GoodsNames } from './goods-names.ts';
import type { PlannedChange } from './import-check.ts';

type Field = PlannedChange['fields'][number];
type Draft = { readonly [name: string]: unknown };
type Names = { readonly productGroups: GoodsNames; readonly optionGroups: GoodsNames };

const CHANGED = { before: 'wie bisher', after: 'anders' };

/** What differs between two drafts of a kind; what reads the same is said to be different all the same. */
function differing(kind: FileKind, before: Draft, after: Draft, prefix = ''): Field[] {
  return Object.entries(FILE_FIELDS[kind]).flatMap(([name, field]) => {
    if (isSame(before[name], after[name])) return [];
    const texts = { before: fieldText(field, before[name]), after: fieldText(field, after[name]) };
    return [{ title: prefix + field.label, ...(texts.before === texts.after ? CHANGED : texts) }];
  });
}

type Options = GoodsDrafts['optionGroup']['options'];
const named = (options: Options): string => options.map(({ name }) => name).join(', ');

/** What differs between the extras of a choice: each by itself, and their order where nothing else says it. */
function differingOptions(before: Options, after: Options): Field[] {
  const byId = new Map(before.map((option) => [option.id, option]));
  const changed = after.flatMap((option) => {
    const old = byId.get(option.id);
    return old === undefined
      ? [{ title: 'Neues Extra', before: '', after: option.name }]
      : differing('option', old, option, `${old.name}: `);
  });
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.flatMap((option) =>
    kept.has(option.id) ? [] : [{ title: 'Extra fällt weg', before: option.name, after: '' }],
  );
  const order = (options: Options) => options.filter(({ id }) => byId.has(id) && kept.has(id)).map(({ id }) => id);
  const isMoved = !isSame(order(before), order(after));
  return [
    ...changed,
    ...removed,
    ...(isMoved ? [{ title: 'Reihenfolge', before: named(before), after: named(after) }] : []),
  ];
}

type Change<K extends FiledKind> = { readonly before: GoodsDrafts[K]; readonly after: GoodsDrafts[K] };

/** What an import changes of one of the goods, field by field as people read it. */
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
  const called = (draft: GoodsDrafts['product']) => ({
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
