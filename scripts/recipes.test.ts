import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const [, chapter = ''] = /^## Recipes\n(.*?)(?=^## )/ms.exec(read('CONTRIBUTING.md')) ?? [];
const recipes = chapter
  .split(/^### /m)
  .slice(1)
  .map((text) => {
    const [title = '', ...lines] = text.split('\n');
    return { title, steps: lines.filter((line) => /^\d+\. /.test(line)) };
  });

const namesIn = (step: string): readonly string[] => [...step.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const isCommand = (name: string): boolean => name.startsWith('npx ');
const isPath = (name: string): boolean => !isCommand(name) && name.includes('/');

test('there is a recipe for each kind of change', () => {
  const kinds = ['field', 'record', 'setting', 'event', 'route', 'job', 'mail'];
  expect(recipes.map(({ title }) => title)).toEqual(kinds.map((kind) => `A new ${kind}`));
});

test('AGENTS.md leads to each of them', () => {
  const [, section = ''] = read('AGENTS.md').split('\n## Recipes\n');
  const [listed = ''] = section.split('\n## ');
  const anchors = [...listed.matchAll(/\(CONTRIBUTING\.md#([\w-]+)\)/g)].map(([, anchor]) => anchor);
  expect(anchors).toEqual(recipes.map(({ title }) => title.toLowerCase().replaceAll(' ', '-')));
});

test.each(['AGENTS.md', 'CONTRIBUTING.md'])('%s names paths that there are', (document) => {
  const paths = namesIn(read(document).replaceAll(/^```.*?^```$/gms, '')).filter((name) =>
    /^(packages|docs|scripts|e2e|bench|deploy)\/[\w./-]+$/.test(name),
  );
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe.each(recipes)('$title', ({ steps }) => {
  test('has steps that count from 1', () => {
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.map((step) => Number.parseInt(step, 10))).toEqual(steps.map((_, index) => index + 1));
  });

  test.each(steps)('%s', (step) => {
    const [file = '', ...names] = namesIn(step);
    expect(step).toMatch(/^\d+\. `(packages|docs|e2e)\/[^`]+`: /);
    expect([file, ...names.filter(isPath)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const text = read(file);
    const symbols = names.filter((name) => !isPath(name) && !isCommand(name) && !/\.tsx?$/.test(name));
    const isNamed = (symbol: string) =>
      new RegExp(`(?<![\\w])${symbol.replaceAll('.', String.raw`\.`)}(?!\\w)`).test(text);
    expect(symbols.filter((symbol) => !isNamed(symbol))).toEqual([]);
    const beside = names.filter((name) => !isPath(name) && /\.tsx?$/.test(name));
    expect(beside.filter((name) => !existsSync(join(root, dirname(file), name)))).toEqual([]);
  });
});
