import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** One PostgreSQL for all test files of the server. */
const POSTGRES = join(import.meta.dirname, 'packages/server/src/testing/postgres.fixtures.ts');

const packages = ['contract', 'adapters', 'web', 'server'];

/** One project for each package (the core has its own file, for `pnpm core:mutate`), and one for the tests of the repository itself. */
export default defineConfig({
  test: {
    // What is published changes on purpose only: `pnpm core:test -u`.
    update: 'none',
    projects: [
      'packages/core',
      ...packages.map((name) => ({
        test: {
          name,
          root: `packages/${name}`,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['temporal-polyfill/global'],
          testTimeout: 20_000,
          globalSetup: name === 'server' ? [POSTGRES] : [],
        },
      })),
      { test: { name: 'repository', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
