import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from './error.ts';

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` never ends where the file system answers ENOENT in a
 * folder that exists, as `/proc` does.
 */
export async function makeDirectory(directory: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(directory, { mode });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    if (!hasCode(error, 'ENOENT')) throw error;
    await makeDirectory(dirname(directory), mode);
    await mkdir(directory, { mode }).catch((again: unknown) => {
      // Another caller makes the same folder at the same moment.
      if (!hasCode(again, 'EEXIST')) throw again;
    });
  }
}

/** The content of a file; null when there is none. */
export async function readIfPresent(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function storeSecret(file: string): Promise<void> {
  await makeDirectory(dirname(file));
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // A link appears with its whole content or not at all, and only the first of several processes can create it.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
}

/**
 * A random secret that is made once and then stored in a file that only its owner can read. Nothing is written where it is
 * there, as a folder may be mounted for reading alone.
 */
export async function readStoredSecret(file: string): Promise<string> {
  if (!existsSync(file)) await storeSecret(file);
  return readFile(file, 'utf8');
}

/** The folder with `pnpm-workspace.yaml`, found from the sources as well as from the built server in `dist`. */
function findProjectRoot(directory: string): string {
  if (existsSync(join(directory, 'pnpm-workspace.yaml'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error('The server does not lie inside its project.');
  return findProjectRoot(parent);
}

export const PROJECT_ROOT = findProjectRoot(import.meta.dirname);
