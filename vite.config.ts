import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeCss } from './packages/web/src/theme/theme-css.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Serves the theme's tokens as a style sheet: `import 'virtual:theme.css'`. */
const themePlugin = {
  name: 'ofenpost-theme',
  resolveId: (id: string) => (id === 'virtual:theme.css' ? '\0virtual:theme.css' : undefined),
  load: (id: string) => (id === '\0virtual:theme.css' ? themeCss : undefined),
};

/** Two environments, one build: the browser's files and the server with server rendering inside. */
export default defineConfig({
  root: path('./packages/web'),
  plugins: [react(), themePlugin],
  environments: {
    client: {
      build: {
        outDir: path('./dist/client'),
        emptyOutDir: true,
        manifest: true,
        // One style sheet: pages render on the server, so every route's styles must be there at once.
        cssCodeSplit: false,
        rollupOptions: { input: path('./packages/web/src/entry-client.tsx') },
      },
    },
    ssr: {
      resolve: { noExternal: [/^@ofenpost\//] },
      build: {
        outDir: path('./dist/server'),
        emptyOutDir: true,
        target: 'node24',
        rollupOptions: { input: { main: path('./packages/server/src/main.ts') } },
      },
    },
  },
});
