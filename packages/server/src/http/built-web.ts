import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, extname, relative, sep } from 'node:path';
import type { Assets } from '@ofenpost/web/entry-server';
import * as z from 'zod/mini';
import { readIfPresent } from '../configuration/directory.ts';
import { StartupError } from '../configuration/error.ts';
import type { HttpModule } from './app.ts';
import { type CompressedBody, compressBody, sendCompressed } from './compressed.ts';

const manifestEntry = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const manifest = z.record(z.string(), manifestEntry);
type Manifest = z.infer<typeof manifest>;

const url = (file: string) => `/${file}`;

type Needed = { readonly scripts: Set<string>; readonly styles: Set<string> };

/** Adds the files of all that a chunk imports, and then its own, so that its styles take precedence. */
function collectFiles(files: Manifest, key: string, needed: Needed): void {
  const chunk = files[key];
  if (chunk === undefined || needed.scripts.has(url(chunk.file))) return;
  for (const imported of chunk.imports ?? []) collectFiles(files, imported, needed);
  needed.scripts.add(url(chunk.file));
  for (const style of chunk.css ?? []) needed.styles.add(url(style));
}

/** Pages whose module has another name than their path. */
const PAGE_NAMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/admin\/incoming-orders$/, ['incoming-orders.route.tsx']],
  [/^\/admin\/kitchen$/, ['kitchen.route.tsx']],
  [/^\/admin\/orders\/create$/, ['phone-order.route.tsx']],
  [/^\/admin\//, ['routing/admin.route.tsx']],
  [/^\/order$/, ['own-orders.route.tsx']],
  [/^\/order\/[^/]+$/, ['order/order.route.tsx']],
];

/** Finds modules by every end of their path that begins after a slash. */
function modulesByEnd(files: Manifest): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  for (const key of Object.keys(files)) {
    for (let at = key.indexOf('/'); at >= 0; at = key.indexOf('/', at + 1)) {
      const end = key.slice(at + 1);
      modules.set(end, [...(modules.get(end) ?? []), key]);
    }
  }
  return modules;
}

/**
 * The names of a page's modules. Most have the name of its path: `/order-time/info` is order-time-info, `/legal/terms`
 * is terms.
 */
function moduleNames(path: string): readonly string[] {
  const parts = path === '/' ? ['home'] : path.slice(1).split('/');
  const [, names] = PAGE_NAMES.find(([pattern]) => pattern.test(path)) ?? [
    undefined,
    [`${parts.join('-')}.route.tsx`, `${parts.at(-1)}.route.tsx`],
  ];
  return [...new Set(names)];
}

/** Reads the build's manifest. `directory` is the built client, `dist/client`. */
export function readAssets(directory: string): Assets {
  const manifestPath = join(directory, '.vite', 'manifest.json');
  if (!existsSync(manifestPath)) throw new StartupError('Der Build fehlt: Bitte zuerst "pnpm build" ausführen.');
  const files = manifest.parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
  const entry = Object.entries(files).find(([, { isEntry }]) => isEntry === true);
  if (entry === undefined) throw new Error('The build has no entry.');
  const [entryKey] = entry;
  const app: Needed = { scripts: new Set(), styles: new Set() };
  collectFiles(files, entryKey, app);
  const filesOf = (modules: readonly string[]) => {
    const page: Needed = { scripts: new Set(app.scripts), styles: new Set(app.styles) };
    for (const module of modules) collectFiles(files, module, page);
    return { styles: [...page.styles], run: [...app.scripts], imported: [...page.scripts] };
  };
  const byEnd = modulesByEnd(files);
  /** By the modules: there are few combinations, but any number of paths. */
  const known = new Map<string, ReturnType<typeof filesOf>>();
  return {
    styles: [...app.styles],
    filesOf: (path) => {
      const modules = moduleNames(path)
        .flatMap((name) => byEnd.get(name) ?? [])
        .toSorted();
      const key = modules.join();
      const found = known.get(key) ?? filesOf(modules);
      known.set(key, found);
      return found;
    },
  };
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The names contain a hash of the content, so browsers may cache the files for ever. */
const IMMUTABLE_PATH = '/assets/';

/** Undefined when the file is missing: a newer build has replaced it since this server was started. */
async function load(path: string): Promise<CompressedBody | undefined> {
  const plain = await readIfPresent(path);
  if (plain === null) return undefined;
  const brotli = await readIfPresent(`${path}.br`);
  return brotli === null ? compressBody(plain) : { plain, brotli };
}

/** The built files by their path, each read at the first request. */
async function findFiles(directory: string): Promise<ReadonlyMap<string, () => ReturnType<typeof load>>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('.vite') && !entry.name.endsWith('.br'),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      let loaded: ReturnType<typeof load> | undefined;
      return [`/${relative(directory, path).replaceAll(sep, '/')}`, () => (loaded ??= load(path))];
    }),
  );
}

/** The built client. */
export async function staticFilesPart(directory: string): Promise<HttpModule> {
  const files = await findFiles(directory);
  return (app) => {
    app.get('*', async (context, next) => {
      const { path } = context.req;
      const file = await files.get(path)?.();
      if (file === undefined)
        return path.startsWith(IMMUTABLE_PATH) ? context.text('Diese Datei gibt es nicht mehr.', 404) : next();
      context.set('route', 'file');
      return sendCompressed(context, file, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': path.startsWith(IMMUTABLE_PATH)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      });
    });
  };
}
