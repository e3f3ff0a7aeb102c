import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { type Tally, tallyPlaywright } from './tally.ts';

/** Plays browser tests with Playwright's parameters; Chromium must be there. Rejects where it is not. */
export async function playBrowserTests(parameters: readonly string[], env: Record<string, string>): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'ofenpost-e2e-report-'));
  const report = join(folder, 'playwright.json');
  try {
    const succeeded = await runCommand(
      'playwright',
      ['test', '--reporter=list,json,./failure-reporter.ts', ...parameters],
      { cwd: 'e2e', env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env } },
    );
    return tallyPlaywright(report, succeeded);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
