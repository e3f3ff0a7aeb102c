/** The mark on a paper: none on the original, which is the first of an order; each later one is a copy. */
export const copyMark = (copy: number): string | null => (copy > 0 ? `KOPIE ${copy}` : null);
