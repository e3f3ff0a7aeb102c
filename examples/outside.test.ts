import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CLOCK_START } from '../e2e/clock-start.ts';
import { type Shop, createShop } from '../e2e/shop.ts';
import { root } from '../scripts/command.ts';
import { PUBLISHED, apiOf, reportFile } from '../scripts/package-api.ts';
import { findNode20, installOutside, removeBuilds, run } from './outside.ts';

/** The suites of the ports need vitest, which nobody installs for the rest. */
const NEEDS_VITEST = /^contract-suites\//;

/** Imports each module of a package by its exports map, as others do. */
const IMPORT_ALL = `
import { readdirSync } from 'node:fs';
let count = 0;
for (const name of ${JSON.stringify(PUBLISHED)})
  for (const file of readdirSync(\`node_modules/@ofenpost/\${name}/dist\`, { recursive: true })) {
    const path = file.replaceAll('\\\\', '/');
    if (!path.endsWith('.js') || ${String(NEEDS_VITEST)}.test(path)) continue;
    await import(\`@ofenpost/\${name}/\${path.slice(0, -3)}\`);
    count += 1;
  }
console.log(count);
`;

let folder: string;
let nodes: Readonly<Record<'20' | '24', string>>;
let shop: Shop;

beforeAll(async () => {
  shop = await createShop();
  [folder, nodes] = await Promise.all([
    installOutside(),
    findNode20().then((node20) => ({ '20': node20, '24': process.execPath })),
    shop.start(CLOCK_START.open),
  ]);
  await run(join(root, 'node_modules/.bin/tsc'), ['--noCheck'], folder);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
  await removeBuilds();
});

it('packs JavaScript with declarations and their sources, and no test', async () => {
  for (const name of PUBLISHED) {
    const files = await readdir(join(folder, 'node_modules/@ofenpost', name), { recursive: true });
    expect(files.filter((file) => /\.(test|tsbuildinfo|snap)\b/.test(file))).toEqual([]);
    const modules = files.filter((file) => file.startsWith('src') && file.endsWith('.ts'));
    const built = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.replace(/^dist(.*)\.js$/, 'src$1.ts'));
    const declared = files
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => file.replace(/^dist(.*)\.d\.ts$/, 'src$1.ts'));
    expect(built.length).toBeGreaterThan(1);
    expect(declared.toSorted()).toEqual(built.toSorted());
    expect(modules).toEqual(expect.arrayContaining(built));
  }
});

it('passes strict TypeScript, declarations of others included', async () => {
  expect(await run(join(root, 'node_modules/.bin/tsc'), ['--noEmit'], folder)).toBe('');
});

it.each(PUBLISHED)('exports of %s what api-report says: `pnpm api-report`, and read the difference', async (name) => {
  const reported = (await readFile(reportFile(name), 'utf8')).split('\n');
  const exported = apiOf(name).split('\n');
  expect({
    added: exported.filter((line) => !reported.includes(line)),
    removed: reported.filter((line) => !exported.includes(line)),
  }).toEqual({ added: [], removed: [] });
  expect(exported).toEqual(reported);
});

/** Orders with Enter to every question, and leaves while the order waits for the restaurant. */
async function orderFromTerminal(node: string): Promise<string> {
  const child = spawn(node, ['js/main.js', shop.url], { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stdin.end();
  await vi.waitFor(() => expect(child.exitCode !== null || output.includes('Eingegangen')).toBe(true), 60_000);
  child.kill();
  return output;
}

describe.each(['20', '24'] as const)('plain Node %s', (version) => {
  const start = (...parameters: readonly string[]) => run(nodes[version], parameters, folder);

  it('is that version', async () => {
    expect(await start('--version')).toMatch(new RegExp(`^v${version}\\.`));
  });

  it('loads every module', async () => {
    await writeFile(join(folder, 'import-all.js'), IMPORT_ALL);
    expect(Number(await start('import-all.js'))).toBeGreaterThan(300);
  });

  it('computes the opening status and plans a cart', async () => {
    expect(await start('js/plan-cart.js')).toBe('Lieferung offen bis 22:00\nLiefergebühr CHF 6.00, Gesamt CHF 43.00\n');
  });

  it('orders from the restaurant in memory', async () => {
    expect(await start('js/without-a-server.js')).toBe('Bestellung 1001: CHF 43.00\n');
  });

  it('asks a running server', async () => {
    expect(await start('js/first-steps.js', shop.url)).toContain("state: 'open'");
  });

  it('orders at a running server', async () => {
    const output = await orderFromTerminal(nodes[version]);
    expect(output).toMatch(/Danke! Deine Bestellung hat die Nummer \d+\.\n\d\d:\d\d {2}Eingegangen\n/);
  });
});

describe('the OpenAPI document of the server', () => {
  let text: string;
  beforeAll(async () => {
    // A published document names a public address, and Redocly says so.
    text = (await (await fetch(`${shop.url}/api/openapi.json`)).text()).replaceAll(shop.url, 'https://shop.example');
  });

  it('passes the rules that Redocly recommends', async () => {
    await writeFile(join(folder, 'openapi.json'), text);
    const report = await run(
      join(root, 'node_modules/.bin/redocly'),
      ['lint', 'openapi.json', '--format', 'json'],
      folder,
      { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    );
    expect(JSON.parse(report)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
  });

  it('passes the rules of Spectral', async () => {
    const spectral = new spectralCore.Spectral();
    // Its own rules have a narrower type than rulesets.
    spectral.setRuleset(spectralRulesets.oas as RulesetDefinition);
    expect(await spectral.run(text)).toEqual([]);
  });
});

it('passes a bundler, whose file needs nothing beside it', async () => {
  const target = await mkdtemp(join(tmpdir(), 'ofenpost-bundle-'));
  const entry = ['plan-cart', 'without-a-server'];
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: target,
      emptyOutDir: true,
      lib: { entry: entry.map((name) => join(folder, 'src', `${name}.ts`)), formats: ['es'] },
    },
  });
  await writeFile(join(target, 'package.json'), '{ "type": "module" }');
  const outputs = await Promise.all(entry.map((name) => run(nodes['20'], [`${name}.js`], target)));
  await rm(target, { recursive: true });
  expect(outputs.join('')).toContain('Gesamt CHF 43.00\nBestellung 1001: CHF 43.00\n');
});
