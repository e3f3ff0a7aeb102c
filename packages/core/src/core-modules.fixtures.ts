import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^.*\.ts$/.test(file) && !/\.(test|fixtures)\.ts$/.test(file))
  .toSorted();

/** Every module of the core that is no test, with what it exports. */
export const CORE_MODULES: readonly (readonly [file: string, exported: Readonly<Record<string, unknown>>])[] =
  await Promise.all(
    files.map(
      async (file) => [file, (await import(join(import.meta.dirname, file))) as Record<string, unknown>] as const,
    ),
  );
