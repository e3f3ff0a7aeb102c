import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { themeCss } from './packages/web/src/theme/theme-css.ts';

const FLUENT_UI = /fluentui|griffel|tabster|keyborg|floating-ui/;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

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

/** Two environments, one build: the browser's files, and the server with server rendering inside. */
export default defineConfig(({ command }) => ({
  root: path('./packages/web'),
  plugins: [react(), madeModules],
  environments: {
    client: {
      build: {
        outDir: path('./dist/client'),
        emptyOutDir: true,
        manifest: true,
        // One style sheet: pages render on the server, so every route's styles must be there at once.
        cssCodeSplit: false,
        rolldownOptions: {
          input: path('./packages/web/src/entry-client.tsx'),
          output: {
            // What nearly every page needs is one file, not twenty small ones. Fluent UI is never part of it.
            codeSplitting: { groups: [{ name: 'base', minShareCount: 6, test: (id) => !FLUENT_UI.test(id) }] },
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
        rolldownOptions: { input: { main: path('./packages/server/src/main.ts') } },
      },
    },
  },
}));
