import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALL_ROOMS, AREAS } from '../e2e/areas.ts';
import { root } from './command.ts';
import { touchedBy } from './touched.ts';

const foldersIn = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const overAllPages = Object.keys(AREAS).filter((spec) => AREAS[spec]?.includes(ALL_ROOMS));

describe('the areas of browser tests', () => {
  test('are told of each file', () => {
    const specs = readdirSync(join(root, 'e2e')).flatMap((file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? []);
    expect(Object.keys(AREAS).toSorted()).toEqual(specs.toSorted());
  });

  test('are rooms of packages', () => {
    const packages = foldersIn(join(root, 'packages'));
    const rooms = new Set([ALL_ROOMS, ...packages.flatMap((name) => foldersIn(join(root, 'packages', name, 'src')))]);
    expect(Object.values(AREAS).flatMap((areas) => areas.filter((area) => !rooms.has(area)))).toEqual([]);
  });
});

describe('what a change touches', () => {
  test('is what is about its room, in whichever package, and what goes over all pages', () => {
    const ofWeb = touchedBy(['packages/web/src/webhook/webhooks-page.tsx']);
    expect(ofWeb).toEqual({ rooms: ['webhook'], specs: ['webhooks', ...overAllPages].toSorted(), hasProofs: false });
    const ofServer = touchedBy(['packages/server/src/webhook/webhook.repository.ts']);
    expect(ofServer).toEqual({ ...ofWeb, hasProofs: true });
  });

  test('is a changed file of tests itself', () => {
    expect(touchedBy(['e2e/cart.spec.ts'])).toEqual({ rooms: [], specs: ['cart'], hasProofs: false });
    expect(touchedBy(['e2e/areas.ts', 'e2e/cart.spec.ts'])?.specs).toEqual(['cart']);
    for (const path of ['packages/server/src/checkout/order-races.proof.test.ts', 'vitest.config.ts'])
      expect(touchedBy([path])).toEqual({ rooms: [], specs: [], hasProofs: true });
  });

  test('is nothing slow where a text, a tool or a unit test changes', () => {
    const paths = [
      'docs/quality.md',
      'README.md',
      'scripts/test.ts',
      'packages/core/src/cart/cart.test.ts',
      'packages/web/test-tools/mount-page.tsx',
    ];
    expect(touchedBy(paths)).toEqual({ rooms: [], specs: [], hasProofs: false });
  });

  test('is everything where all rooms stand in it, or nobody says what is about it', () => {
    const paths = [
      'packages/web/src/ui/dialog.module.css',
      'packages/web/src/entry-client.tsx',
      'packages/server/src/http/app.ts',
      'packages/core/src/a-new-room/rule.ts',
      'e2e/test.ts',
      'pnpm-lock.yaml',
      'vite.config.ts',
    ];
    for (const path of paths) expect([path, touchedBy(['docs/quality.md', path])]).toEqual([path, null]);
  });
});
