import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WAIT_TIMEOUT_MS } from './wait-timeout.ts';

/** Stryker's changes prevent many awaited events, so long waits would only cost time. */
const isMutated = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** Long waits for tests of every package. */
export const LONG_WAITS = isMutated
  ? { setupFiles: [] }
  : { setupFiles: [join(import.meta.dirname, 'wait-longer.ts')], expect: { poll: { timeout: WAIT_TIMEOUT_MS } } };

const ofVitest = BaseSequencer.prototype.sort;

/** Stryker stops at the first failing test, and small test files are as likely to fail as large ones. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await ofVitest.call(this, files)).toReversed();
  }
}

/** In milliseconds: what takes seconds alone takes minutes on a busy machine. */
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
