import type { Plugin, Rolldown } from 'vite';
import { importsOf } from './shared-styles.ts';

const ROUTE = /\.route\.tsx$/;
const HOME = /\/home\.route\.tsx$/;
const PRODUCTS = /\/products\.route\.tsx$/;
const ORDERING = /\/(?:checkout|pizza-creator)\.route\.tsx$/;
/** Pages of staff, and those that a guest opens after an order: they may load more than they need. */
const LAST_PAGES = /\/(?:admin|incoming-orders|kitchen|courier|device-start|phone-order|order|own-orders)\.route\.tsx$/;
/** What the creator loads once it responds: it shares rules with the page of the products, and needs nothing else of it. */
const CREATOR_EXTRAS = /\/creator-extras\.ts$/;
/** What loads once a page responds: the connection to the server, to other tabs, and updates. */
const CONNECTION = /\/(?:browser\/browser-ports|connection\/connection-section)\.tsx?$/;

const FLUENT_UI =
  /fluentui|griffel|stylis|@emotion|tabster|keyborg|floating-ui|\/src\/ui\/(?:announcements|fluent-host|page-dialog|theme\.ts|use-focus-return)/;
/** What the router's entry names, though only pages of staff use it. */
const STAFF_ONLY = '/useBlocker.';
const ZOD = 'node_modules/zod/';
/** The pictures of dishes in lists: the creator draws its own. */
const PICTURES = /\/(?:product-picture|photo-picture)\.tsx$/;
const MENUS = /\/(?:menu|event)\/[^/]+\.tsx?$/;

/**
 * Pages whose modules that others need too are one file, not twenty that compress badly: only those others share it that
 * staff open, or whoever has been on the page.
 */
const SHARING_PAGES = [
  {
    name: 'ordering',
    page: /\/checkout\.route\.tsx$/,
    sharedBy:
      /\/src\/(?:routing|checkout|order|order-desk|phone-order|kitchen-screen|courier|device|sitting|session)\//,
  },
  {
    name: 'creating',
    page: /\/pizza-creator\.route\.tsx$/,
    sharedBy:
      /\/src\/(?:routing|pizza-creator|phone-order|order|order-desk|kitchen-screen|courier|device|sitting|printing)\//,
  },
];

/** The files of which home and the products need nearly every function until they are still. */
const NEEDED_WHOLE = new Set(['packages', 'app', 'shop', 'menus', 'products']);

/**
 * Under this heading Chromium 136 and newer compile a whole file beside the main thread, and not each function when it is
 * called. Other browsers see a comment. Decision 0089.
 */
const COMPILE_HINT = '\n//# allFunctionsCalledOnLoad\n';

type Group = {
  readonly name: string | ((id: string) => string | null);
  readonly minShareCount?: number;
  readonly maxModuleSize?: number;
  readonly test?: (id: string) => boolean;
};

/**
 * Which modules are one file in browsers. What loads together is one file: over the line a file costs 500 bytes and 3 ms
 * of a phone's main thread even if it holds 40 bytes. No page gets much that it does not need.
 */
export function createChunks() {
  /** What the browser loads before any page: all that the entry imports, directly or not. */
  const firstLoad = new Set<string>();
  /** The library that checks values from outside, and the shapes that are made of it. */
  const schemas = new Set<string>();
  const home = new Set<string>();
  const products = new Set<string>();
  const ordering = new Set<string>();
  const later = new Set<string>();
  const connection = new Set<string>();
  const sharing = SHARING_PAGES.map((each) => ({ ...each, needs: new Set<string>() }));

  function collect(modules: Rolldown.PluginContext): void {
    const ids = [...modules.getModuleIds()];
    const add = (into: Set<string>, from: (id: string) => boolean) => {
      for (const id of ids.filter(from)) for (const imported of importsOf(modules, id)) into.add(imported);
    };
    const isLater = (id: string) =>
      CREATOR_EXTRAS.test(id) || (ROUTE.test(id) && ![HOME, PRODUCTS, LAST_PAGES].some((page) => page.test(id)));
    add(firstLoad, (id) => modules.getModuleInfo(id)?.isEntry === true);
    add(home, (id) => HOME.test(id));
    add(products, (id) => PRODUCTS.test(id));
    add(ordering, (id) => ORDERING.test(id));
    add(later, isLater);
    add(connection, (id) => CONNECTION.test(id));
    for (const { page, sharedBy, needs } of sharing) {
      add(needs, (id) => page.test(id));
      for (const id of ids.filter((each) => ROUTE.test(each) && !sharedBy.test(each)))
        for (const imported of importsOf(modules, id)) needs.delete(imported);
    }
    for (const id of ids)
      if (modules.getModuleInfo(id)?.importedIds.some((imported) => imported.includes(ZOD)) === true) schemas.add(id);
  }

  const plugin: Plugin = {
    name: 'ofenpost-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      collect(this);
    },
    augmentChunkHash: ({ name }) => (NEEDED_WHOLE.has(name) ? COMPILE_HINT : ''),
    generateBundle: {
      // Vite writes the list of a file's imports above everything else.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && NEEDED_WHOLE.has(file.name)) file.code = COMPILE_HINT + file.code;
      },
    },
  };

  /** `styleFileOf` says in which sheet a style is that several pages need. The first group that takes a module has it. */
  const groupsWith = (styleFileOf: (id: string) => string | null): Group[] => [
    // Packages stay the same from release to release; the entry stands alone, so that each is evaluated in its own task.
    { name: 'packages', test: (id) => firstLoad.has(id) && id.includes('node_modules') && !id.includes(STAFF_ONLY) },
    { name: 'app', test: (id) => firstLoad.has(id) && !id.includes(STAFF_ONLY) && !id.endsWith('/entry-client.tsx') },
    { name: styleFileOf },
    // Pages that only show need none; what sends or stores something brings them.
    { name: 'schemas', minShareCount: 26, test: (id) => schemas.has(id) },
    ...sharing.map(({ name, needs }) => ({ name, minShareCount: 2, test: (id: string) => needs.has(id) })),
    { name: 'shop', test: (id) => home.has(id) && products.has(id) && !later.has(id) },
    { name: 'menus', test: (id) => home.has(id) && MENUS.test(id) && !ordering.has(id) },
    { name: 'products', test: (id) => products.has(id) && !later.has(id) && !PRODUCTS.test(id) },
    // What the home page needs beside a few others that guests open: alone each is a file of some hundred bytes.
    {
      name: 'guest',
      minShareCount: 2,
      maxModuleSize: 2000,
      test: (id) => home.has(id) && !ordering.has(id) && /\.tsx?$/.test(id),
    },
    { name: 'pictures', test: (id) => PICTURES.test(id) },
    {
      name: 'small',
      minShareCount: 3,
      maxModuleSize: 8000,
      test: (id) => (home.has(id) || products.has(id)) && /\.tsx?$/.test(id),
    },
    { name: 'connection', test: (id) => connection.has(id) && !later.has(id) },
    { name: 'shared', minShareCount: 32, test: (id) => !FLUENT_UI.test(id) },
  ];
  return { plugin, groupsWith };
}
