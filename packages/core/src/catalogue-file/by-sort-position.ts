type Ranked = {
  readonly id: string;
  /** Wanted; undefined: it stays where it is. */
  readonly rank: number | undefined;
  /** Where it stands now; undefined: it is new here. */
  readonly current: number | undefined;
};

/** Where two want the same rank, whoever moves up comes before the one that stands there, and whoever moves down after. */
function direction({ rank, current }: Ranked): number {
  if (rank === undefined || rank === current) return 0;
  return current === undefined || rank < current ? -1 : 1;
}

const wanted = ({ rank, current }: Ranked): number => rank ?? current ?? Number.POSITIVE_INFINITY;

/** The ids in the order that follows from the ranks; what is new and wants none comes last. */
export const bySortPosition = (items: readonly Ranked[]): string[] =>
  items
    .toSorted((a, b) => {
      const [first, second] = [wanted(a), wanted(b)];
      if (first !== second) return first < second ? -1 : 1;
      return direction(a) - direction(b);
    })
    .map(({ id }) => id);
