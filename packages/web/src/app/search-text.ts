/** The search of an address: a text for each name, or a list where the name is repeated. */
export type SearchValues = Readonly<Record<string, string | readonly string[]>>;

/** Parses a search without guessing types: `?q=7&tag=vegan&tag=new` is `{ q: '7', tag: ['vegan', 'new'] }`. */
export function parseSearch(text: string): SearchValues {
  const values = new Map<string, string | readonly string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : [...(typeof before === 'string' ? [before] : before), value]);
  }
  return Object.fromEntries(values);
}

/** Writes a search as a form would send it: undefined values are omitted, a list repeats its name. */
export function stringifySearch(values: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (typeof one === 'string' || typeof one === 'number') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
