/** The list with an entry moved from one index to another. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entries = [...list];
  entries.splice(to, 0, ...entries.splice(from, 1));
  return entries;
}
