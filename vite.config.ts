import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BUILD_TARGET } from './packages/web/src/hydration/browser-floor.ts';
import { checksumOf } from './packages/web/src/service-worker/checksum.ts';
import { readableFiles, staffFiles } from './packages/web/src/service-worker/readable-files.ts';
import { themeCss } from './packages/web/src/ui/theme-css.ts';
import { createChunks } from './scripts/build/chunks.ts';
import { demoPictures } from './scripts/build/demo-pictures.ts';
import { importParts } from './scripts/build/import-parts.ts';
import { sharedStyles } from './scripts/build/shared-styles.ts';

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
    const part = /\/contract\/src\/(guest|staff)\.contract\.ts$/.exec(id)?.[1];
    if (part !== 'guest' && part !== 'staff') return undefined;
    const { CLIENT_CONTRACTS } = await import('./packages/contract/src/client-contract.ts');
    return `import { contractFrom } from './client-routes.ts';
export const ${part}Contract = contractFrom(JSON.parse(${JSON.stringify(CLIENT_CONTRACTS[part])}));`;
  },
};

/** Scripts and styles are compressed once, at the highest quality, which would take a server seconds at its first request. */
const compressed: Plugin = {
  name: 'ofenpost-compressed',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const files = (await readdir(dir, { recursive: true })).filter((file) => /\.(?:js|css)$/.test(file));
    const compress = async (file: string) =>
      writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(await readFile(join(dir, file))));
    await Promise.all(files.map(compress));
  },
};

/** A class of a style module: its name, and a few letters that are the module's own. Shorter than Vite's, which number the line too. */
const scopedName = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(path('.'), file))
    .digest('base64url')
    .slice(0, 5)}`;

/**
 * On the way to an order the files of a page come together with it; the first load names them all, 7 bytes each. Other
 * parts ask for what they import once they are there.
 */
const ON_THE_WAY = /\/(?:(?:home|restaurant|products|pizza-creator|checkout)\.route|cart-drawer)-/;
const neededWith = (file: string, needed: string[]): string[] =>
  ON_THE_WAY.test(file) ? needed : needed.filter((each) => each.endsWith('.css'));

const pageStyles = sharedStyles();
const chunks = createChunks();

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
      async (entries) => {
        const text = readFileSync(path('./dist/client/.vite/manifest.json'), 'utf8');
        const built = JSON.parse(text) as Parameters<typeof readableFiles>[0];
        const [readable, staff] = [readableFiles(built), staffFiles(built)];
        const revisionOf = (url: string) => (readable.has(url) ? null : staff.has(url) ? 'staff' : 'demand');
        const manifest = entries
          .filter(({ url }) => /\.(?:js|css|woff2)$/.test(url))
          .map(async (entry) => ({
            ...entry,
            revision: revisionOf(entry.url),
            integrity: await checksumOf(await readFile(path(`./dist/client/${entry.url}`))),
          }));
        return { manifest: await Promise.all(manifest) };
      },
    ],
  },
}).map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }: { name: string }) => name === 'client' }));

/** Two environments, one build: the browser's files, and the server with server rendering inside. */
export default defineConfig(({ command }) => ({
  root: path('./packages/web'),
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    react(),
    madeModules,
    routesOnly,
    chunks.plugin,
    pageStyles.plugin,
    importParts,
    compressed,
    demoPictures,
    serviceWorker,
  ],
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
        target: BUILD_TARGET,
        manifest: true,
        modulePreload: { resolveDependencies: neededWith },
        rolldownOptions: {
          input: path('./packages/web/src/entry-client.tsx'),
          // The first is made by its library at the start, and only a server uses it; the second restores scroll places,
          // which the app does itself (decision 0088).
          treeshake: { manualPureFunctions: ['ContractBuilder', 'setupScrollRestoration'] },
          output: {
            // The app names all files of its pages, so the shortest fingerprints: two of one name are alike once in 4 trillion.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { includeDependenciesRecursively: false, groups: chunks.groupsWith(pageStyles.fileOf) },
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
            'drawing-worker': path('./packages/server/src/illustration/drawing-worker.ts'),
            'payment-simulator': path('./packages/payment-simulator/src/main.ts'),
          },
        },
      },
    },
  },
}));
