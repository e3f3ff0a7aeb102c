import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './patience.ts';

/** Stryker changes the code so that much never comes, and need not wait for it. */
const isMutated = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** Lets tests wait for what comes: every package does. */
export const PATIENT = isMutated
  ? { setupFiles: [] }
  : { setupFiles: [join(import.meta.dirname, 'patient-waits.ts')], expect: { poll: { timeout: PATIENCE_MS } } };

/** In milliseconds: what takes seconds by itself takes minutes where the processor is shared with everything else. */
export const TEST_TIMEOUT = 180_000;

/** The tests of the core need no DOM, no server and no other package. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...PATIENT,
    name: 'core',
    include: ['src/**/*.test.ts'],
    setupFiles: ['temporal-polyfill/global', ...PATIENT.setupFiles],
    isolate: false,
    maxWorkers: '100%',
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
  },
});
