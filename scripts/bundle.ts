// `pnpm bundle <folder>`: copies the files that a server needs to run into an empty folder.
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

function bundle(folder: string): void {
  if (!existsSync(join(root, 'dist/server/main.js'))) throw new Error('Der Build fehlt: Bitte zuerst "pnpm build".');
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} ist nicht leer.`);
  for (const file of FILES) cpSync(join(root, file), join(folder, file), { recursive: true });
  for (const [name, from] of nativePackages(join(root, SERVER)))
    cpSync(from, join(folder, SERVER, 'node_modules', name), { recursive: true });
  console.log(`Der Server liegt in ${folder}: deploy/serve`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('So geht es: pnpm bundle <Ordner>.');
bundle(resolve(folder));
