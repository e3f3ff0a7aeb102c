import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BROWSER_FLOOR } from './packages/web/src/hydration/browser-floor.ts';
import { readableFiles } from './packages/web/src/service-worker/readable-files.ts';
import { themeCss } from './packages/web/src/ui/theme-css.ts';
import { importsOf, sharedStyles } from './scripts/shared-styles.ts';

const FLUENT_UI =
  /fluentui|griffel|stylis|@emotion|tabster|keyborg|floating-ui|\/src\/ui\/(?:fluent-host|page-dialog|theme\.ts|use-focus-return)/;
/** What the router's entry names, though only pages of staff use it. */
const LATER = '/useBlocker.';

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));

/** Modules that are made here, not read from a file. */
const made: Record<string, string> = {
  // The theme's tokens as a style sheet.
  'virtual:theme.css': themeCss,
  // In development React's fast refresh has to be installed before the first component loads.
  'virtual:development-entry': `${react.preambleCode.replace('__BASE__', '/')}\nawait import('/src/entry-client.tsx');`,
};

const madeModules: Plugin = {
  name: 'ofenpost-made-modules',
  resolveId: (id) => (id in made ? `\0${id}` : undefined),
  load: (id) => made[id.replace('\0', '')],
};

/** Browsers get the routes of the API without their schemas, which take a phone 100 ms to build. */
const routesOnly: Plugin = {
  name: 'ofenpost-routes-only',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async load(id) {
    if (!id.endsWith('/contract/src/api.contract.ts')) return undefined;
    const { clientContract } = await import('./packages/contract/src/client-contract.ts');
    return `export const apiContract = JSON.parse(${JSON.stringify(clientContract)})`;
  },
};

/** What checks values that come from outside: the library, and the shapes that are made of it. */
const schemas = new Set<string>();
const ZOD = 'node_modules/zod/';

/** What the browser loads before any page: all that the entry imports, and what that imports, as far as nothing waits for a later call. */
const firstLoad = new Set<string>();

/**
 * Pages whose modules that others need too are one file, not twenty that compress badly: only those others share it that
 * staff open, or whoever has been on the page.
 */
const SHARING_PAGES = [
  {
    name: 'ordering',
    page: /\/checkout\.route\.tsx$/,
    sharedBy: /\/src\/(?:routing|checkout|order|order-desk|phone-order|session)\//,
  },
  {
    name: 'creating',
    page: /\/pizza-creator\.route\.tsx$/,
    sharedBy: /\/src\/(?:routing|pizza-creator|phone-order|order-desk|printing)\//,
  },
].map((sharing) => ({ ...sharing, needs: new Set<string>() }));

/** What the pages that guests choose and order on import. */
const SHOP_PAGES = /\/(?:products|checkout)\.route\.tsx$/;
const shopNeeds = new Set<string>();

const firstLoadModules: Plugin = {
  name: 'ofenpost-first-load-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    const pages = [...this.getModuleIds()].filter((id) => id.endsWith('.route.tsx'));
    for (const id of pages.filter((each) => SHOP_PAGES.test(each)))
      for (const imported of importsOf(this, id)) shopNeeds.add(imported);
    for (const { page, sharedBy, needs } of SHARING_PAGES) {
      for (const id of pages.filter((each) => page.test(each)))
        for (const imported of importsOf(this, id)) needs.add(imported);
      for (const id of pages.filter((each) => !sharedBy.test(each)))
        for (const imported of importsOf(this, id)) needs.delete(imported);
    }
    for (const id of this.getModuleIds()) {
      const module = this.getModuleInfo(id);
      if (module?.isEntry === true) for (const imported of importsOf(this, id)) firstLoad.add(imported);
      if (module?.importedIds.some((imported) => imported.includes(ZOD)) === true) schemas.add(id);
    }
  },
};

/** A class of a style module: its name, and a few letters that are the module's own. Shorter than Vite's, which number the line too. */
const scopedName = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(path('.'), file))
    .digest('base64url')
    .slice(0, 5)}`;

const pageStyles = sharedStyles();

/** The service worker is built once, beside the browser's files; the plugin would do so after each environment. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'service-worker.ts',
  outDir: path('./dist/client'),
  // The server sends it, with the restaurant's name; the app registers the worker itself, when it is stable.
  manifest: false,
  injectRegister: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['assets/*'],
    manifestTransforms: [
      (entries) => {
        const built: unknown = JSON.parse(readFileSync(path('./dist/client/.vite/manifest.json'), 'utf8'));
        const readable = readableFiles(built as Parameters<typeof readableFiles>[0]);
        return { manifest: entries.filter(({ url }) => readable.has(url)) };
      },
    ],
  },
}).map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }: { name: string }) => name === 'client' }));

/** Two environments, one build: the browser's files, and the server with server rendering inside. */
export default defineConfig(({ command }) => ({
  root: path('./packages/web'),
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), madeModules, routesOnly, firstLoadModules, pageStyles.plugin, serviceWorker],
  resolve: {
    alias: [
      // What older versions of React lack is not sent to anybody: ours has it.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  environments: {
    client: {
      build: {
        outDir: path('./dist/client'),
        emptyOutDir: true,
        target: BROWSER_FLOOR,
        manifest: true,
        rolldownOptions: {
          input: path('./packages/web/src/entry-client.tsx'),
          output: {
            // The app names all files of its pages, so the shortest fingerprints: two of one name are alike once in 4 trillion.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // The first load is two files and the entry, not twenty small ones: packages, which stay the same from release to
            // release, and the app's own; the entry stands alone, so that each is evaluated in a task of its own. What many pages
            // need beyond it is one file too. Fluent UI is part of none.
            codeSplitting: {
              // What schemas need of others would come with them, and they with it.
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'packages',
                  test: (id) => firstLoad.has(id) && id.includes('node_modules') && !id.includes(LATER),
                },
                {
                  name: 'app',
                  test: (id) => firstLoad.has(id) && !id.includes(LATER) && !id.endsWith('/entry-client.tsx'),
                },
                // Styles that several pages need are one sheet; those of one page stand beside its scripts.
                { name: pageStyles.fileOf },
                // Pages that only show need none; what sends or keeps something brings them.
                { name: 'schemas', minShareCount: 12, test: (id) => schemas.has(id) },
                ...SHARING_PAGES.map(({ name, needs }) => ({
                  name,
                  minShareCount: 2,
                  test: (id: string) => needs.has(id),
                })),
                // Over the line a file costs 500 bytes even if it holds 40: small modules of many pages are one file.
                {
                  name: 'small',
                  minShareCount: 5,
                  maxModuleSize: 1000,
                  test: (id) => shopNeeds.has(id) && /\.tsx?$/.test(id),
                },
                { name: 'shared', minShareCount: 24, test: (id) => !FLUENT_UI.test(id) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The built server carries its packages, so that it starts quickly and from any folder. Development loads them as they are.
      resolve: { noExternal: command === 'build' ? true : [/^@ofenpost\//] },
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
      build: {
        outDir: path('./dist/server'),
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: {
          input: {
            main: path('./packages/server/src/main.ts'),
            'verify-books': path('./packages/server/src/accounting/verify-books.main.ts'),
            backup: path('./packages/server/src/backup/backup.main.ts'),
          },
        },
      },
    },
  },
}));
