// Weighs the scripts that a page waits for before it answers: the entry and the page's own chunk, with what they import.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './command.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[] };

const BUDGET_KILOBYTES = 140;
const ENTRY = 'src/entry-client.tsx';
const PAGES = { '/': 'src/home/home.route.tsx', '/products': 'src/catalogue/products.route.tsx' };

const client = join(root, 'dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Adds the files of a chunk and of all that it imports. */
function collectFiles(name: string, files: Set<string>): void {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no chunk ${name}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collectFiles(imported, files);
}

const weigh = (file: string): number => brotliCompressSync(readFileSync(join(client, file))).byteLength / 1000;

for (const [path, route] of Object.entries(PAGES)) {
  const needed = new Set<string>();
  collectFiles(ENTRY, needed);
  collectFiles(route, needed);
  const files = [...needed].map((file) => ({ file, weight: weigh(file) }));
  const total = files.reduce((sum, { weight }) => sum + weight, 0);
  console.log(`${path}: ${total.toFixed(1)} kB of ${BUDGET_KILOBYTES} kB, the heaviest being`);
  for (const { file, weight } of files.toSorted((a, b) => b.weight - a.weight).slice(0, 5)) {
    console.log(`  ${weight.toFixed(1).padStart(6)} kB  ${file}`);
  }
  if (total > BUDGET_KILOBYTES) process.exitCode = 1;
}
