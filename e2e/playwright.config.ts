import { defineConfig } from 'playwright/test';
import { CONTEXT, chromiumLaunch } from './chromium-launch.ts';

/** The files of tests that a change touches, separated by commas; everything is played where this is missing. */
const { TOUCHED } = process.env;
const touched = TOUCHED?.split(',').flatMap((spec) => (spec === '' ? [] : [`${spec}.spec.ts`]));

export default defineConfig({
  testDir: '.',
  projects:
    touched === undefined
      ? [{ name: 'everything', testMatch: '*.spec.ts' }]
      : [
          { name: 'flows', testMatch: '*.spec.ts', testIgnore: touched, grep: /@flow/ },
          { name: 'touched', testMatch: touched },
        ],
  globalSetup: './template-shop.ts',
  outputDir: '../node_modules/.cache/e2e',
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  // A test that was late is tried again at the end, when nothing else runs. `scripts/tally.ts` says what is forgiven.
  retries: process.env['RELEASE'] === 'yes' ? 0 : 2,
  retryStrategy: 'isolated',
  maxFailures: 15,
  // A test that takes this long hangs: one that is only slow on a busy machine must not fail.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A build that is broken everywhere ends the run: failures count for `maxFailures` only after their last attempt.
  // All tests take 20 minutes, and an hour on a slow machine.
  globalTimeout: 5_400_000,
  reporter: [['list'], ['./failure-reporter.ts']],
  use: {
    ...CONTEXT,
    // A trace of everything costs a third of the time: `playwright test <file> --trace on` records one.
    // Without a second try there is no other attempt to trace.
    trace: process.env['RELEASE'] === 'yes' ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    // What moves is looked at in a few tests, which say so: everywhere else a look would depend on its moment.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch,
  },
});
