import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
const documents = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const FENCE = /^```.*?^```$/gms;

describe.each(documents)('%s', (document) => {
  const folder = dirname(join(root, document));

  test('links to what is there', () => {
    const targets = [
      ...read(document)
        .replaceAll(FENCE, '')
        .matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g),
    ];
    const local = targets.map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
  });

  // The examples are compiled, linted and run where they stand.
  test('quotes its examples as they are', () => {
    for (const [, path = '', quoted] of read(document).matchAll(/^```ts file=(\S+)\n(.*?)^```$/gms)) {
      expect({ path, quoted }).toEqual({ path, quoted: readFileSync(join(folder, path), 'utf8') });
    }
  });
});
