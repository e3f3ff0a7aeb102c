import { spawnSync } from 'node:child_process';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';

it.each([
  ['without a folder', () => []],
  ['with a folder that cannot be made', () => ['/proc/ofenpost/bundle']],
  [
    'with a folder below a file',
    () => {
      const file = join(mkdtempSync(join(tmpdir(), 'ofenpost-bundle-')), 'file');
      writeFileSync(file, '');
      return [join(file, 'bundle')];
    },
  ],
])('a bundle ends with one line %s', (_, parametersOf) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/bundle.ts'), ...parametersOf()], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stderr).toMatch(/^.+\n$/);
  expect(status).toBe(1);
});
