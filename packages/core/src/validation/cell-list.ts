/** Several values in one cell: `Gluten | Milch`. A bar or a backslash inside of a value is escaped by a backslash. */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(/[\\|]/g, String.raw`\$&`)).join(' | ');

/** The values of a cell, trimmed; a blank cell has none. */
export function readList(cell: string): string[] {
  const values = [''];
  for (const [sign] of cell.matchAll(/\\[\\|]|[^]/gu)) {
    if (sign === '|') values.push('');
    else values[values.length - 1] += sign.length === 2 && sign.startsWith('\\') ? sign.slice(1) : sign;
  }
  return values.map((value) => value.trim()).filter((value) => value !== '');
}
