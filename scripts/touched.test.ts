import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALL_ROOMS, AREAS, FOUNDATIONS } from '../e2e/areas.ts';
import { root } from './command.ts';
import { touchedBy } from './touched.ts';

const foldersIn = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** What a room of a package imports from another room. */
const IMPORT = /from '(?:@ofenpost\/[^/']+|(?:\.\.\/)+)\/?([^/'.]+)\//g;

/** For each room the rooms that import it, in whichever package. */
function importers(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const file of globSync('packages/*/src/*/**/*.{ts,tsx}', { cwd: root })) {
    const [, , , room = ''] = file.split(sep);
    if (/\.(?:test|fixtures)\.tsx?$/.test(file)) continue;
    for (const [, imported = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT))
      if (imported !== room) all.set(imported, (all.get(imported) ?? new Set()).add(room));
  }
  return all;
}

const overAllPages = Object.keys(AREAS).filter((spec) => AREAS[spec]?.includes(ALL_ROOMS));

describe('the areas of browser tests', () => {
  test('are told of each file', () => {
    const specs = readdirSync(join(root, 'e2e')).flatMap((file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? []);
    expect(Object.keys(AREAS).toSorted()).toEqual(specs.toSorted());
  });

  test('are rooms of packages', () => {
    const packages = foldersIn(join(root, 'packages'));
    const rooms = new Set([ALL_ROOMS, ...packages.flatMap((name) => foldersIn(join(root, 'packages', name, 'src')))]);
    expect([...FOUNDATIONS, ...Object.values(AREAS).flat()].filter((area) => !rooms.has(area))).toEqual([]);
  });

  test('are several for a room that many use, unless everything stands on it', () => {
    const specsAbout = (room: string) => Object.values(AREAS).filter((areas) => areas.includes(room)).length;
    const manyUse = [...importers()].filter(([, rooms]) => rooms.size > 15).map(([room]) => room);
    expect(manyUse.length).toBeGreaterThan(20);
    const tested = manyUse.filter((room) => specsAbout(room) > 0 && !FOUNDATIONS.includes(room));
    expect(tested.filter((room) => specsAbout(room) < 3)).toEqual([]);
  });
});

describe('what a change touches', () => {
  test('is what is about its room, in whichever package, and what goes over all pages', () => {
    const ofWeb = touchedBy(['packages/web/src/webhook/webhooks-page.tsx']);
    expect(ofWeb).toEqual({ rooms: ['webhook'], specs: ['webhooks', ...overAllPages].toSorted(), hasProofs: false });
    const ofServer = touchedBy(['packages/server/src/webhook/webhook.repository.ts']);
    expect(ofServer).toEqual({ ...ofWeb, hasProofs: true });
    expect(touchedBy(['packages/contract/src/webhook/webhook.contract.ts'])).toEqual(ofServer);
  });

  test('is a changed file of tests itself', () => {
    expect(touchedBy(['e2e/cart.spec.ts'])).toEqual({ rooms: [], specs: ['cart'], hasProofs: false });
    expect(touchedBy(['e2e/areas.ts', 'e2e/cart.spec.ts'])?.specs).toEqual(['cart']);
    const ofProofs = [
      'packages/server/src/checkout/order-races.proof.test.ts',
      'packages/server/src/order/books.fixtures.ts',
      'packages/testing/src/in-memory-shop.ts',
      'vitest.config.ts',
    ];
    for (const path of ofProofs) expect(touchedBy([path])).toEqual({ rooms: [], specs: [], hasProofs: true });
  });

  test('is nothing slow where a text, a tool or a unit test changes', () => {
    const paths = [
      'docs/quality.md',
      'README.md',
      'scripts/test.ts',
      'packages/core/src/cart/cart.test.ts',
      'packages/web/test-tools/mount-page.tsx',
      'knip.json',
      'LICENSE',
    ];
    expect(touchedBy(paths)).toEqual({ rooms: [], specs: [], hasProofs: false });
  });

  test('is everything where all rooms stand in it, or nobody says what is about it', () => {
    const paths = [
      'packages/web/src/ui/dialog.module.css',
      'packages/web/src/entry-client.tsx',
      'packages/server/src/http/app.ts',
      'packages/core/src/a-new-room/rule.ts',
      'packages/core/src/time/zurich.ts',
      'scripts/build/chunks.ts',
      'e2e/test.ts',
      'pnpm-lock.yaml',
      'vite.config.ts',
    ];
    for (const path of paths) expect([path, touchedBy(['docs/quality.md', path])]).toEqual([path, null]);
  });
});
