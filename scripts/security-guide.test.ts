import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ASVS_REQUIREMENTS } from './asvs-requirements.ts';

const root = dirname(import.meta.dirname);
const guide = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

const ROW = /^\| v5\.0\.0-(\d+\.\d+\.\d+) \| (\w+) \| ([^|]+) \| ([^|]+) \|$/gm;
const rows = [...guide.matchAll(ROW)].map(([, id = '', how = '', , met = '']) => ({ id, how, met }));

/** What has to stand where a row says how a requirement is met. */
const LINKS: Readonly<Record<string, RegExp>> = {
  test: /\]\([^)]+\.(?:test|spec|suite)\.tsx?\)/,
  code: /\]\([^)]+\)/,
  doc: /\]\([^)]+\)|" below/,
  operator: /\w/,
  none: /\w/,
  open: /\w/,
};

// That the files linked to exist is the business of documents.test.ts.
describe('the guide to security', () => {
  test('has each requirement of levels 1 and 2 once', () => {
    expect(ASVS_REQUIREMENTS).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(ASVS_REQUIREMENTS);
  });

  test('has no line of a table that is read as something else', () => {
    expect(guide.match(/^\| v/gm)).toHaveLength(rows.length);
  });

  test('says how each is met, in one of six ways, and where', () => {
    expect(rows.filter(({ how, met }) => LINKS[how]?.test(met) !== true)).toEqual([]);
  });

  test('begins with what is open', () => {
    const [, list = ''] = /^## Open\n(.*?)^## /ms.exec(guide) ?? [];
    const named = [...list.matchAll(/^- \*\*([\d.]+)\*\* /gm)].map(([, id]) => id);
    expect(named).toEqual(rows.filter(({ how }) => how === 'open').map(({ id }) => id));
    expect(named.length).toBeGreaterThan(0);
  });

  test('names sections that it has', () => {
    const sections = [...guide.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    const named = [...guide.matchAll(/"([A-Z][^"]+)" below/g)].map(([, title]) => title);
    expect(named.filter((title) => !sections.includes(title))).toEqual([]);
  });
});
