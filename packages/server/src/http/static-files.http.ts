import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { hasCode } from '../configuration/error-code.ts';
import type { HttpModule } from './app.ts';
import { type CompressedBody, compressBody, sendCompressed } from './compressed.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The names contain a hash of the content, so browsers may cache the files for ever. */
const IMMUTABLE_PATH = '/assets/';

/** Undefined when the file is missing: a newer build has replaced it since this server was started. */
const load = (path: string): Promise<CompressedBody | undefined> =>
  readFile(path).then(compressBody, (error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });

/** The built files by their path, each read at the first request. */
async function findFiles(directory: string): Promise<ReadonlyMap<string, () => ReturnType<typeof load>>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'));
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
