import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';
import { makeDirectory } from './make-directory.ts';

/** A random secret that is made once and then stored in a file that only its owner can read. */
export async function readStoredSecret(file: string): Promise<string> {
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
  return readFile(file, 'utf8');
}
