import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const documents = files.filter((file) => file.endsWith('.md'));
/** Decisions and changes tell of their day: a file that they name may have another name since. */
const isHistory = (file: string): boolean => /(?:^|\/)(?:decisions|changelog|\.changeset)\//.test(file);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
/** Commands of pnpm itself, or of a tool that it runs. */
const BUILT_IN = ['install', 'exec', 'sbom', 'audit', 'outdated', 'pack', 'publish', 'vitest'];
const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bpnpm(?:@12)? ([a-z][\w:-]*)/g)].map(([, command = '']) => command);
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

  test('names commands that there are', () => {
    const codes = read(document).match(/^```sh\n.*?^```$|`[^`\n]+`/gms) ?? [];
    const unknown = codes.flatMap(commandsIn).filter((command) => !(command in scripts) && !BUILT_IN.includes(command));
    expect(unknown).toEqual([]);
  });

  // The examples are compiled, linted and run in their own files.
  test('quotes its examples as they are', () => {
    for (const [, path = '', quoted] of read(document).matchAll(/^```ts file=(\S+)\n(.*?)^```$/gms)) {
      expect({ path, quoted }).toEqual({ path, quoted: readFileSync(join(folder, path), 'utf8') });
    }
  });
});

describe('documents of today', () => {
  const today = documents.filter((document) => !isHistory(document));

  test.each(today)('%s names files that there are', (document) => {
    const named = [
      ...read(document)
        .replaceAll(FENCE, '')
        .matchAll(/`([\w.*/-]+\.tsx?)`/g),
    ].map(([, name = '']) => name);
    expect(named.filter((name) => !files.some((file) => matchesGlob(file, `**/${name}`)))).toEqual([]);
  });

  test('docs/architecture.md names the folders of core, contract, web and server, and no other', () => {
    const section = /^## Inside a package\n.*?(?=^File names)/ms.exec(read('docs/architecture.md'))?.[0] ?? '';
    const named = new Set([...section.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name));
    const folders = new Set(
      files.flatMap((file) => /^packages\/(?:core|contract|web|server)\/src\/([a-z-]+)\//.exec(file)?.[1] ?? []),
    );
    expect([...named].toSorted()).toEqual([...folders].toSorted());
  });
});

test('docs/glossary.md is sorted by its words, each of which stands there once', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| (?!in code |---)([^|]+) \|/gm)].map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(100);
  expect(words).toEqual([...new Set(words)].toSorted(new Intl.Collator('en').compare));
});

test('README.md tells of each command', () => {
  const reported = commandsIn(read('README.md'));
  expect(Object.keys(scripts).filter((command) => !reported.includes(command))).toEqual([]);
});

test('docs/quality.md says of each figure whether it is checked, and where what is checked stands', () => {
  // What `pnpm test --record` writes are runs, and no figures that we hold ourselves to.
  const figures = read('docs/quality.md').replace(/<!-- runs -->.*<!-- end of runs -->/s, '');
  const rows = [...figures.matchAll(/^\| (?!what |---)(.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
  expect(rows.length).toBeGreaterThan(30);
  const wrong = rows.filter(
    ([, , shownBy = '', checked = '']) =>
      !['yes', 'touched', 'smaller', 'no'].includes(checked) ||
      (checked !== 'no' && !/\]\([^)]+\.tsx?\)/.test(shownBy)),
  );
  expect(wrong).toEqual([]);
});
