import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '@ofenpost/web/entry-server';
import * as z from 'zod/mini';
import { StartupError } from '../configuration/startup-error.ts';

const manifestEntry = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const manifest = z.record(z.string(), manifestEntry);
type Manifest = z.infer<typeof manifest>;

const url = (file: string) => `/${file}`;

/** Adds the files of all that a chunk imports, and its own behind them. */
function collectFiles(files: Manifest, key: string, urls: Set<string>): void {
  const chunk = files[key];
  if (chunk === undefined || urls.has(url(chunk.file))) return;
  for (const imported of chunk.imports ?? []) collectFiles(files, imported, urls);
  urls.add(url(chunk.file));
}

/** The module of a page, which is named like its path: `/order-time/info` is order-time-info, `/legal/terms` is terms. */
function pageModule(files: Manifest, path: string): string | undefined {
  const parts = path === '/' ? ['home'] : path.slice(1).split('/');
  const names = [parts.join('-'), parts.at(-1)];
  return Object.keys(files).find((key) => names.some((name) => key.endsWith(`/${name}.route.tsx`)));
}

/** Reads which files the build made. `directory` is the built client, `dist/client`. */
export function readAssets(directory: string): Assets {
  const manifestPath = join(directory, '.vite', 'manifest.json');
  if (!existsSync(manifestPath)) throw new StartupError('Der Build fehlt: Bitte zuerst "pnpm build" ausführen.');
  const files = manifest.parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
  const entry = Object.entries(files).find(([, { isEntry }]) => isEntry === true);
  if (entry === undefined) throw new Error('The build has no entry.');
  const [key] = entry;
  const run = new Set<string>();
  collectFiles(files, key, run);
  return {
    styles: Object.values(files)
      .filter(({ file: name }) => name.endsWith('.css'))
      .map(({ file: name }) => url(name)),
    scriptsOf: (path) => {
      const urls = new Set(run);
      const page = pageModule(files, path);
      if (page !== undefined) collectFiles(files, page, urls);
      return { run: [...run], imported: [...urls] };
    },
  };
}
