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

/** The entry's imports, and theirs: what the browser needs before the app runs. */
function importsOf(files: Manifest, key: string, seen = new Set<string>()): string[] {
  return (files[key]?.imports ?? []).flatMap((name) => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [...(files[name] === undefined ? [] : [url(files[name].file)]), ...importsOf(files, name, seen)];
  });
}

/** Reads which files the build made. `directory` is the built client, `dist/client`. */
export function readAssets(directory: string): Assets {
  const path = join(directory, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new StartupError('Der Build fehlt: Bitte zuerst "pnpm build" ausführen.');
  const files = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  const entry = Object.entries(files).find(([, { isEntry }]) => isEntry === true);
  if (entry === undefined) throw new Error('The build has no entry.');
  const [key, { file }] = entry;
  return {
    scripts: [url(file)],
    styles: Object.values(files)
      .filter(({ file: name }) => name.endsWith('.css'))
      .map(({ file: name }) => url(name)),
    preloads: importsOf(files, key),
  };
}
