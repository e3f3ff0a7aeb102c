import type { searchCatalogue } from '@ofenpost/core/catalogue/catalogue-search';

export type SearchCatalogue = typeof searchCatalogue;

let loaded: SearchCatalogue | null = null;

/** The search, if it has been loaded. */
export const loadedSearch = (): SearchCatalogue | null => loaded;

/** Loads the search: most guests never type a word, so it is no part of the page. */
export async function loadSearch(): Promise<SearchCatalogue> {
  loaded ??= (await import('@ofenpost/core/catalogue/catalogue-search')).searchCatalogue;
  return loaded;
}
