import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` never ends where the file system answers ENOENT in a
 * folder that exists, as `/proc` does.
 */
export async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    const parent = dirname(directory);
    if (!hasCode(error, 'ENOENT') || existsSync(parent)) throw error;
    await makeDirectory(parent);
    await mkdir(directory);
  }
}
