import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Packages that cannot be bundled into one file. They are loaded only when needed: a server with `DATABASE_URL` starts
 * no PostgreSQL.
 */
const NATIVE = ['sharp'];

type Manifest = {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
};

/** Where pnpm installs a dependency of the package in `folder`; null if it is for another platform. */
function findBeside(folder: string, name: string): string | null {
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    const candidate = join(above, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  return null;
}

/** The folders of the native packages of `importer` and of all their dependencies, by name. */
export function nativePackages(importer: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const collect = (folder: string, names: readonly string[]): void => {
    for (const name of names) {
      const target = findBeside(folder, name);
      if (target === null || found.has(name)) continue;
      found.set(name, target);
      const { dependencies, optionalDependencies } = JSON.parse(
        readFileSync(join(target, 'package.json'), 'utf8'),
      ) as Manifest;
      collect(target, Object.keys({ ...dependencies, ...optionalDependencies }));
    }
  };
  collect(importer, NATIVE);
  return found;
}
