import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_WAITS, TEST_TIMEOUT } from './packages/core/vitest.config.ts';
import { durationOf } from './scripts/test-durations.ts';

/** One PostgreSQL for all test files of the server. */
const POSTGRES = join(import.meta.dirname, 'packages/server/test-tools/testing/postgres.fixtures.ts');

/** A tour through what was built, which is not there before. */
const AS_BUILT = 'test-tools/as-built/*.test.ts';

/** What kills processes, races, stalls or plays whole days for real. */
const PROOFS = '{src,test-tools}/**/*.proof.test.ts';

/** Pages in a browser, which have a project of their own. */
const COMPONENT = 'src/**/*.component.test.tsx';

/** Only the build makes it. */
const THEME_CSS = 'virtual:theme.css';

const secondsOf = ({ moduleId }: TestSpecification) => durationOf(relative(import.meta.dirname, moduleId));

const ofVitest = BaseSequencer.prototype.sort;

/** Long files come first, so that none goes on alone in the end. The others as Vitest has them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await ofVitest.call(this, files);
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}

/** The tests of a package, or a part of them. */
const packageProject = (name: string, root: string, include: string, exclude: readonly string[]) => ({
  plugins: [
    {
      name: 'ofenpost-no-theme',
      resolveId: (id: string) => (id === THEME_CSS ? id : undefined),
      load: (id: string) => (id === THEME_CSS ? '' : undefined),
    },
  ],
  test: {
    ...LONG_WAITS,
    name,
    root: `packages/${root}`,
    include: [include],
    exclude: [...exclude],
    setupFiles: ['temporal-polyfill/global', ...LONG_WAITS.setupFiles],
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
    // A process reads the modules once, not once a file: two thirds of the time.
    isolate: false,
    globalSetup: root === 'server' ? [POSTGRES] : [],
  },
});

const packages = [
  'contract',
  'demo-data',
  'illustration',
  'payment-simulator',
  'client',
  'testing',
  'adapters',
  'web',
  'server',
];

/** One project for each package (the core has its own file, for `pnpm core:mutate`), and one for the tests of the repository itself. */
export default defineConfig({
  test: {
    // What is published changes on purpose only: `pnpm core:test -u`.
    update: 'none',
    // Without it one core does nothing.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/core',
      'vitest.component.config.ts',
      ...packages.map((name) =>
        packageProject(name, name, '{src,test-tools}/**/*.test.{ts,tsx}', [AS_BUILT, PROOFS, COMPONENT]),
      ),
      packageProject('proofs', 'server', PROOFS, []),
      {
        test: {
          name: 'repository',
          isolate: false,
          include: ['scripts/**/*.test.ts'],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: TEST_TIMEOUT,
        },
      },
      // Both need a built server: `pnpm test --only build,as-built,packages`.
      {
        test: {
          ...LONG_WAITS,
          name: 'as-built',
          root: 'packages/server',
          include: [AS_BUILT],
          setupFiles: ['temporal-polyfill/global', ...LONG_WAITS.setupFiles],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: TEST_TIMEOUT,
          globalSetup: [POSTGRES],
        },
      },
      {
        test: {
          name: 'packages',
          include: ['examples/*.test.ts'],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: TEST_TIMEOUT,
        },
      },
    ],
  },
});
