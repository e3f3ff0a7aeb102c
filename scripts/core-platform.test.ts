import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

/** Compiles one file with the settings of the core; returns the compiler's errors. */
async function compile(directory: string, source: string): Promise<string> {
  await writeFile(join(directory, 'planted.ts'), source);
  const config = { extends: join(root, 'packages/core/tsconfig.platform-free.json'), include: ['planted.ts'] };
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(config));
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), ['-p', directory], (_error, stdout) => resolve(stdout));
  });
}

describe('the core compiles without a platform', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'core-platform-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  test('what the language itself offers compiles', async () => {
    expect(await compile(directory, 'export const now = Temporal.Now.instant();')).toBe('');
  });

  test.each(['fetch', 'window', 'document', 'localStorage', 'setTimeout', 'console', 'process', 'Buffer'])(
    '%s is unknown',
    async (name) => {
      expect(await compile(directory, `export const seen = ${name};`)).toMatch(/error TS2\d+: Cannot find name/);
    },
  );
});
