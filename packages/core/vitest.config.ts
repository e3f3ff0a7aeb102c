import { defineConfig } from 'vitest/config';

/** The tests of the core need no DOM, no server and no other package. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'core',
    include: ['src/**/*.test.ts'],
    setupFiles: ['temporal-polyfill/global'],
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
