// `pnpm bundle <folder>`: copies the files that a server needs to run into an empty folder.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDirectory } from '../packages/server/src/configuration/directory.ts';
import { root } from './command.ts';
import { nativePackages } from './native-packages.ts';

const SERVER = 'packages/server';
/** The server finds its project by the workspace file. */
const FILES = [
  'LICENSE',
  'package.json',
  'pnpm-workspace.yaml',
  'dist',
  'deploy',
  'docs/changelog',
  'docs/configuration.md',
  'docs/operations.md',
  `${SERVER}/package.json`,
  `${SERVER}/migrations`,
  `${SERVER}/fonts`,
];

async function bundle(folder: string): Promise<void> {
  if (!existsSync(join(root, 'dist/server/main.js'))) throw new Error('Der Build fehlt: Bitte zuerst "pnpm build".');
  await makeDirectory(folder);
  if (readdirSync(folder).length > 0) throw new Error(`${folder} ist nicht leer.`);
  for (const file of FILES) cpSync(join(root, file), join(folder, file), { recursive: true });
  for (const [name, from] of nativePackages(join(root, SERVER)))
    cpSync(from, join(folder, SERVER, 'node_modules', name), { recursive: true });
  console.log(`Der Server liegt in ${folder}: deploy/serve`);
}

try {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('So geht es: pnpm bundle <Ordner>.');
  await bundle(resolve(folder));
} catch (error) {
  // What goes wrong here is the folder, which its message names.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
