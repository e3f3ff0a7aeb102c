import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Components that the server renders although browsers load them later. */
const RENDERED_BY_SERVER = /\/(?:ui\/markdown|pizza-creator\/own-creations)\.tsx$/;
const PAGE = /\.route\.tsx$/;
/** The module that loads the pages of staff; their shared styles are emitted with them. */
const STAFF_PAGES = /\/routing\/staff-pages\.ts$/;

/** A module with all of its static imports, direct and indirect. */
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
  /** The guests' pages that need a style, by the module of the style. */
  readonly guests: ReadonlyMap<string, ReadonlySet<string>>;
  /** The styles that any page of staff needs. */
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

/** The file of each style that must not stay in the chunk of its module. */
function findFiles({ guests, staffs }: Needs): ReadonlyMap<string, string> {
  const isShared = (pages: ReadonlySet<string>) =>
    pages.size > 1 || [...pages].some((page) => RENDERED_BY_SERVER.test(page));
  const needs = [...guests].map(([style, pages]) => ({ style, page: isShared(pages) ? null : [...pages].join('') }));
  // A style that staff need too would be emitted in a second file.
  const split = new Set(needs.filter(({ style }) => staffs.has(style)).map(({ page }) => page));
  const fileOf = (page: string | null) => (page === null ? 'pages' : `styles-of-${basename(page, '.route.tsx')}`);
  return new Map(
    needs.filter(({ page }) => page === null || split.has(page)).map(({ style, page }) => [style, fileOf(page)]),
  );
}

/** Groups styles by the pages that need them, so that a page waits for few files: a phone fetches six at once. */
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
