/** What a paper says of itself: the first of an order is the original, which says nothing; each later one is a copy. */
export const copyMark = (copy: number): string | null => (copy > 0 ? `KOPIE ${copy}` : null);
