import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDirectory } from './directory.ts';

test('makes a folder with those above it, also when it is there already', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'ofenpost-')), 'a', 'b', 'c');
  await makeDirectory(folder);
  await makeDirectory(folder);
  expect(existsSync(folder)).toBe(true);
});

test('several make the same folder at once', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'ofenpost-')), 'a', 'b');
  await Promise.all(Array.from({ length: 20 }, () => makeDirectory(folder)));
  expect(existsSync(folder)).toBe(true);
});

test.runIf(existsSync('/proc/self'))('gives up where no folder can be made', async () => {
  await expect(makeDirectory('/proc/ofenpost/data')).rejects.toThrow('ENOENT');
});
