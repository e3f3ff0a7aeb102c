import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { AppPart } from './app.ts';
import { type CompressedBody, compressBody, sendCompressed } from './compressed.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The built files by their path, each read when first asked for. */
async function findFiles(directory: string): Promise<ReadonlyMap<string, () => Promise<CompressedBody>>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'));
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      let loaded: Promise<CompressedBody> | undefined;
      return [
        `/${relative(directory, path).replaceAll(sep, '/')}`,
        () => (loaded ??= readFile(path).then(compressBody)),
      ];
    }),
  );
}

/** The built client. Names in `/assets/` carry a hash of their content, so browsers may keep them for ever. */
export async function staticFilesPart(directory: string): Promise<AppPart> {
  const files = await findFiles(directory);
  return (app) => {
    app.get('*', async (context, next) => {
      const { path } = context.req;
      const file = await files.get(path)?.();
      if (file === undefined) return next();
      return sendCompressed(context, file, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      });
    });
  };
}
