/** What somebody typed as the number of their order: nothing is null, and what is no number is NaN, which the schema refuses. */
export function orderNumberOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
