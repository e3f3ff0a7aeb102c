/**
 * The number of typos between two words: letters that are missing, too many, wrong or swapped with their neighbour. Only
 * up to `most`; Infinity beyond, which makes most comparisons short. Source: optimal string alignment distance.
 */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return Infinity;
    [before, last] = [last, current];
  }
  const distance = last[right.length] ?? Infinity;
  return distance > most ? Infinity : distance;
}

/** The typos that a word may have: two from six letters, one from four. */
export const toleratedTypos = (word: string): number => {
  if (word.length >= 6) return 2;
  return word.length >= 4 ? 1 : 0;
};
