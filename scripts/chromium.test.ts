import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('the configuration of the end-to-end tests loads where no Chromium is installed', () => {
  const config = pathToFileURL(join(import.meta.dirname, '../e2e/playwright.config.ts')).href;
  const program = `const { default: config } = await import(${JSON.stringify(config)}); console.log(typeof config);`;
  const options = { env: { PATH: '' }, encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', program], options)).toBe('object\n');
});
