/** So many products a page shows, in whatever groups they are. */
export const SHOWN_AT_ONCE_MAX = 120;
/** Beyond, so many of each group at first, full rows of two, three and four: as many as keep all together in bounds. */
const OF_EACH_GROUP = [24, 12];
const OF_MANY_GROUPS = 4;
const TOGETHER_MAX = 240;
/** Of a group that a guest has opened. Who wants more is faster by searching. */
export const OF_OPENED_GROUP_MAX = 480;

type Group<P> = {
  readonly id: string;
  readonly products: readonly P[];
  /** How many it has, where only the beginning is at hand. */
  readonly count?: number;
};

const countOf = ({ products, count = products.length }: Pick<Group<unknown>, 'products' | 'count'>): number => count;

/** How many products these groups have, at hand or not. */
export const countAll = (groups: readonly Pick<Group<unknown>, 'products' | 'count'>[]): number =>
  groups.reduce((sum, group) => sum + countOf(group), 0);

/** A group with the products that are shown of it. */
export type ShownPart<G> = G & { readonly count: number };

/**
 * What a page shows of these groups, in their order: all of it, as in most restaurants, or the beginning of each group when
 * it is too much for a page. `opened`: the id of the group of which a guest wants to see more. `count` is how many it has.
 * What is shown can be asked about again: the same is shown of it.
 */
export function shownParts<P, G extends Group<P>>(groups: readonly G[], opened: string | null): ShownPart<G>[] {
  const isAllShown = countAll(groups) <= SHOWN_AT_ONCE_MAX;
  const step = OF_EACH_GROUP.find((most) => most * groups.length <= TOGETHER_MAX) ?? OF_MANY_GROUPS;
  const shownOf = ({ id, products }: G): readonly P[] => {
    if (isAllShown) return products;
    if (id === opened) return products.slice(0, OF_OPENED_GROUP_MAX);
    // Nobody is asked to open a group for the sake of a few.
    return products.length <= step * 1.5 ? products : products.slice(0, step);
  };
  return groups.map((group) => ({ ...group, products: shownOf(group), count: countOf(group) }));
}
