import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(dirname(import.meta.dirname), 'docs/decisions');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

test('decisions are numbered from 1, each number once', () => {
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

test('README.md lists each of them, in their order', () => {
  expect([...read('README.md').matchAll(/^- .*\]\((.*)\)$/gm)].map(([, file]) => file)).toEqual(files);
});

describe.each(files)('%s', (file) => {
  const [title = '', , date = '', blank] = read(file).split('\n');

  test('has its number in the title', () => {
    expect(title).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`));
  });

  test('says under the title on which day it was made', () => {
    expect([date, blank]).toEqual([expect.stringMatching(/^Date: \d{4}-\d{2}-\d{2}$/), '']);
    expect(new Date(date.slice(6)).toISOString().slice(0, 10)).toBe(date.slice(6));
  });
});
