import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { CONTEXT, chromiumLaunch } from './e2e/chromium-launch.ts';
import { LONG_WAITS, TEST_TIMEOUT } from './packages/core/vitest.config.ts';
import app from './vite.config.ts';

const { viewport, ...contextOptions } = CONTEXT;

const provider = playwright({ contextOptions });

/** Pages of the app in Chromium, over the shop in memory: with the app's own plugins, so that its styles are real. */
export default defineConfig((env) =>
  mergeConfig(app(env), {
    optimizeDeps: {
      // All that a page may load late is prepared before the first test: what is found later reloads the page of a test.
      entries: ['src/entry-client.tsx', 'src/**/*.component.test.tsx', 'test-tools/*.{ts,tsx}'],
    },
    test: {
      ...LONG_WAITS,
      name: 'component',
      include: ['src/**/*.component.test.tsx'],
      testTimeout: TEST_TIMEOUT,
      hookTimeout: TEST_TIMEOUT,
      setupFiles: ['temporal-polyfill/global', ...LONG_WAITS.setupFiles],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: {
          ...provider,
          // Vitest reads all options at its start; Chromium is looked for when these tests run, and may not be there before.
          providerFactory: (project: Parameters<typeof provider.providerFactory>[0]) =>
            playwright({ launchOptions: chromiumLaunch, contextOptions }).providerFactory(project),
        },
        viewport,
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
