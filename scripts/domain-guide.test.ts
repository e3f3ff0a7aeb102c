import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const CORE = 'packages/core/src';
const guide = readFileSync(join(root, 'docs/domain.md'), 'utf8');

const filesLike = (pattern: string): string[] => globSync(`${CORE}/${pattern}`, { cwd: root }).toSorted();

const contexts = [...new Set(filesLike('*/*.ts').map((file) => basename(dirname(file))))];
const machines = filesLike('**/*.machine.ts').map((file) => basename(file, '.machine.ts'));
const rules = filesLike('**/*.ts').filter((file) => !/\.(?:test|fixtures)\.ts$/.test(file));

/** Headings name the folders: `Pizza creator` is `pizza-creator`. */
const sections = [...guide.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) =>
  title.toLowerCase().replaceAll(' ', '-'),
);

/** A new context, machine or rule has to be described in docs/domain.md. */
describe('the guide of the domain', () => {
  test('sees the core at all', () => {
    expect([contexts.length, machines.length, rules.length].every((count) => count >= 15)).toBe(true);
  });

  test('has a section for each context', () => {
    expect(contexts.filter((context) => !sections.includes(context))).toEqual([]);
  });

  test('shows the picture of each machine', () => {
    expect(machines.filter((machine) => !guide.includes(`](machines/${machine}.svg)`))).toEqual([]);
  });

  test('links each file with a rule, a port or a machine', () => {
    expect(rules.filter((file) => !guide.includes(`](../${file})`))).toEqual([]);
  });
});
