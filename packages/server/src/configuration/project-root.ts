import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with `pnpm-workspace.yaml`, found from the sources as well as from the built server in `dist`. */
function findProjectRoot(directory: string): string {
  if (existsSync(join(directory, 'pnpm-workspace.yaml'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error('The server does not lie inside its project.');
  return findProjectRoot(parent);
}

export const PROJECT_ROOT = findProjectRoot(import.meta.dirname);
