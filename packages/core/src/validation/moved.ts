/** The list with the entry of one place at another. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entries = [...list];
  entries.splice(to, 0, ...entries.splice(from, 1));
  return entries;
}
