import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the server draws into pages though browsers load it late. */
const RENDERED_BY_SERVER = /\/(?:changelog\/markdown|pizza-creator\/own-creations)\.tsx$/;
const PAGE = /\.route\.tsx$/;
/** How the pages of staff load: what they share with each other stands with them. */
const STAFF_PAGES = /\/app\/staff-pages\.ts$/;

/** A module and all that it imports, and that in turn, as far as nothing waits for a later call. */
export function importsOf(modules: Rolldown.PluginContext, root: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const collect = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported);
  };
  collect(root);
  return reached;
}

type Needs = {
  /** The pages for guests that need a style, by the module of each. */
  readonly guests: ReadonlyMap<string, ReadonlySet<string>>;
  /** What any page of staff needs. */
  readonly staffs: ReadonlySet<string>;
};

function collectNeeds(modules: Rolldown.PluginContext): Needs {
  const guests = new Map<string, Set<string>>();
  const staffs = new Set<string>();
  for (const id of modules.getModuleIds()) {
    const isStaffs =
      modules.getModuleInfo(id)?.dynamicImporters.some((importer) => STAFF_PAGES.test(importer)) ?? false;
    if (!isStaffs && !PAGE.test(id) && !RENDERED_BY_SERVER.test(id)) continue;
    const styles = [...importsOf(modules, id)].filter((imported) => imported.endsWith('.css'));
    for (const style of styles)
      if (isStaffs) staffs.add(style);
      else guests.set(style, new Set(guests.get(style)).add(id));
  }
  return { guests, staffs };
}

/** The file of each style that must not be left to the chunk of its module. */
function findFiles({ guests, staffs }: Needs): ReadonlyMap<string, string> {
  const isShared = (pages: ReadonlySet<string>) =>
    pages.size > 1 || [...pages].some((page) => RENDERED_BY_SERVER.test(page));
  const needs = [...guests].map(([style, pages]) => ({ style, page: isShared(pages) ? null : [...pages].join('') }));
  // What staff need of a page would be a second file of it.
  const split = new Set(needs.filter(({ style }) => staffs.has(style)).map(({ page }) => page));
  const fileOf = (page: string | null) => (page === null ? 'pages' : `styles-of-${basename(page, '.route.tsx')}`);
  return new Map(
    needs.filter(({ page }) => page === null || split.has(page)).map(({ style, page }) => [style, fileOf(page)]),
  );
}

/** Keeps the styles together that are needed together, so that a page waits for few files: a phone fetches six at once. */
export function sharedStyles(): { readonly plugin: Plugin; readonly fileOf: (id: string) => string | null } {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: 'ofenpost-shared-styles',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        files = findFiles(collectNeeds(this));
      },
    },
    fileOf: (id) => files.get(id) ?? null,
  };
}
