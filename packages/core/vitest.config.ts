import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WAIT_TIMEOUT_MS } from './wait-timeout.ts';

/** Stryker changes the code so that much never comes, and need not wait for it. */
const isMutated = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** Lets tests wait for what comes: every package does. */
export const LONG_WAITS = isMutated
  ? { setupFiles: [] }
  : { setupFiles: [join(import.meta.dirname, 'wait-longer.ts')], expect: { poll: { timeout: WAIT_TIMEOUT_MS } } };

const ofVitest = BaseSequencer.prototype.sort;

/** Stryker stops at the first test that fails, and small files of tests are as likely to notice as large ones. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await ofVitest.call(this, files)).toReversed();
  }
}

/** In milliseconds: what takes seconds by itself takes minutes where the processor is shared with everything else. */
export const TEST_TIMEOUT = 180_000;

/** The tests of the core need no DOM, no server and no other package. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...LONG_WAITS,
    name: 'core',
    include: ['src/**/*.test.ts'],
    setupFiles: ['temporal-polyfill/global', ...LONG_WAITS.setupFiles],
    isolate: false,
    maxWorkers: '100%',
    ...(isMutated ? { sequence: { sequencer: SmallestFirst } } : {}),
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
  },
});
