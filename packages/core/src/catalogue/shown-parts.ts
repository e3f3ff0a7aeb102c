/** The largest number of products that a page shows at once, over all groups. */
export const SHOWN_AT_ONCE_MAX = 120;
/**
 * In a larger catalogue, the first products of each group: full rows of two, three and four columns. The largest number
 * that stays within the limit is used.
 */
const OF_EACH_GROUP = [24, 12];
const OF_MANY_GROUPS = 4;
const TOGETHER_MAX = 240;
/** The largest number in an opened group; searching is faster than a longer list. */
export const OF_OPENED_GROUP_MAX = 480;

type Group<P> = {
  readonly id: string;
  readonly products: readonly P[];
  /** The number of its products, where only the first are loaded. */
  readonly count?: number;
};

const countOf = ({ products, count = products.length }: Pick<Group<unknown>, 'products' | 'count'>): number => count;

/** The number of products in these groups, loaded or not. */
export const countAll = (groups: readonly Pick<Group<unknown>, 'products' | 'count'>[]): number =>
  groups.reduce((sum, group) => sum + countOf(group), 0);

/** A group with its shown products. */
export type ShownPart<G> = G & { readonly count: number };

/**
 * What a page shows of these groups, in their order: everything, as in most restaurants, or the first products of each
 * group when there are too many. `opened` is the id of the group that the guest has expanded. `count` is the number of
 * its products. The function is idempotent: applied to its result, it answers the same.
 */
export function shownParts<P, G extends Group<P>>(groups: readonly G[], opened: string | null): ShownPart<G>[] {
  const isAllShown = countAll(groups) <= SHOWN_AT_ONCE_MAX;
  const step = OF_EACH_GROUP.find((most) => most * groups.length <= TOGETHER_MAX) ?? OF_MANY_GROUPS;
  const shownOf = ({ id, products }: G): readonly P[] => {
    if (isAllShown) return products;
    if (id === opened) return products.slice(0, OF_OPENED_GROUP_MAX);
    // A group is not cut for the sake of a few products.
    return products.length <= step * 1.5 ? products : products.slice(0, step);
  };
  return groups.map((group) => ({ ...group, products: shownOf(group), count: countOf(group) }));
}
