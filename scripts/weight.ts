// Weighs the scripts that a page waits for before it responds: the entry and the page's own chunk, with their imports.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './command.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[] };

const ENTRY = 'src/entry-client.tsx';
/** The limit for a page's scripts, compressed, in kB. */
const PAGES = {
  '/': { route: 'src/home/home.route.tsx', budget: 132 },
  '/products': { route: 'src/catalogue/products.route.tsx', budget: 132 },
  '/pizza-creator': { route: 'src/pizza-creator/pizza-creator.route.tsx', budget: 150 },
  '/checkout': { route: 'src/checkout/checkout.route.tsx', budget: 162.5 },
  '/restaurant': { route: 'src/restaurant/restaurant.route.tsx', budget: 133 },
  '/restaurant/events': { route: 'src/event/events.route.tsx', budget: 129.5 },
  '/about-us': { route: 'src/about-us/about-us.route.tsx', budget: 134 },
  '/order-time/info': { route: 'src/delivery/order-time-info.route.tsx', budget: 131.5 },
  '/payment/info': { route: 'src/payment/payment-info.route.tsx', budget: 129 },
  '/feedback': { route: 'src/feedback/feedback.route.tsx', budget: 142 },
  '/legal/imprint': { route: 'src/legal/imprint.route.tsx', budget: 125 },
  '/legal/privacy': { route: 'src/legal/privacy.route.tsx', budget: 125 },
  '/legal/refund': { route: 'src/legal/refund.route.tsx', budget: 125 },
  '/legal/terms': { route: 'src/legal/terms.route.tsx', budget: 125 },
};

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

for (const [path, { route, budget }] of Object.entries(PAGES)) {
  const needed = new Set<string>();
  collectFiles(ENTRY, needed);
  collectFiles(route, needed);
  const files = [...needed].map((file) => ({ file, weight: weigh(file) }));
  const total = files.reduce((sum, { weight }) => sum + weight, 0);
  console.log(`${path}: ${total.toFixed(1)} kB of ${budget} kB`);
  if (total <= budget) continue;
  process.exitCode = 1;
  for (const { file, weight } of files.toSorted((a, b) => b.weight - a.weight).slice(0, 8)) {
    console.log(`  ${weight.toFixed(1).padStart(6)} kB  ${file}`);
  }
}
