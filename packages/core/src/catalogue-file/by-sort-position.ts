type Ranked = {
  readonly id: string;
  /** The wanted position; undefined when it does not change. */
  readonly rank: number | undefined;
  /** The present position; undefined when it is new here. */
  readonly current: number | undefined;
};

/**
 * Where two items want the same position, one that moves up comes before the item that is there, and one that moves
 * down after it.
 */
function direction({ rank, current }: Ranked): number {
  if (rank === undefined || rank === current) return 0;
  return current === undefined || rank < current ? -1 : 1;
}

const wanted = ({ rank, current }: Ranked): number => rank ?? current ?? Number.POSITIVE_INFINITY;

/** The ids in the order of the wanted positions; a new item without one comes last. */
export const bySortPosition = (items: readonly Ranked[]): string[] =>
  items
    .toSorted((a, b) => {
      const [first, second] = [wanted(a), wanted(b)];
      if (first !== second) return first < second ? -1 : 1;
      return direction(a) - direction(b);
    })
    .map(({ id }) => id);
