import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ASVS_REQUIREMENTS } from './asvs-requirements.ts';
import { numberIn } from './number-in.ts';

const root = dirname(import.meta.dirname);
const guide = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

const ROW = /^\| v5\.0\.0-(\d+\.\d+\.\d+) \| (\w+) \| ([^|]+) \| ([^|]+) \|$/gm;
const rows = [...guide.matchAll(ROW)].map(([, id = '', how = '', , met = '']) => ({ id, how, met }));

/** The text that a row must have to say how a requirement is met. */
const LINKS: Readonly<Record<string, RegExp>> = {
  test: /\]\([^)]+\.(?:test|spec|suite)\.tsx?\)/,
  code: /\]\([^)]+\)/,
  doc: /\]\([^)]+\)|" above/,
  operator: /\w/,
  none: /\w/,
  open: /\w/,
};

// Whether linked files exist is checked in documents.test.ts.
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

  test('names sections that it has, and where they stand', () => {
    const [before = ''] = guide.split('## The standard');
    const sections = [...before.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    const named = [...guide.matchAll(/"([A-Z][^"]+)" above/g)].map(([, title]) => title);
    expect(named.filter((title) => !sections.includes(title))).toEqual([]);
  });

  const SECOND = 1000;
  const KB = 1024;
  const MB = 1024 * KB;
  test.each([
    ['server/src/http/refusal.ts', 'BODY_BYTES_MAX', KB, 'any other request | $ kB'],
    ['server/src/http/listen.ts', 'headersTimeout', SECOND, 'headers within $ seconds'],
    ['server/src/http/listen.ts', 'requestTimeout', SECOND, 'the whole within $ seconds'],
    ['server/src/http/app.ts', 'ANSWERED_WITHIN_MS', SECOND, 'answered within $ seconds'],
    ['server/src/database/database.ts', 'CONNECT_WITHIN_MS', SECOND, 'a connection to the database $ seconds'],
    ['server/src/database/database.ts', 'STATEMENT_WITHIN_MS', SECOND, 'a query $ seconds'],
    ['server/src/photo/convert-photo.ts', 'atOnce', 1, 'one at a time in each process, $ uploads at once'],
    ['server/src/http/upload-limit.ts', 'WAITING_MAX', 1, 'uploads at once and $ that wait, 20 MB'],
    ['core/src/photo/photo-draft.ts', 'PHOTO_BYTES_MAX', MB, 'that wait, $ MB and'],
    ['core/src/photo/photo-draft.ts', 'PHOTO_PIXELS_MAX', 1_000_000, 'MB and $ megapixels'],
    ['server/src/catalogue/catalogue-imports.ts', 'atOnce', 1, 'for managers; $ uploads at once'],
    ['server/src/http/upload-limit.ts', 'WAITING_MAX', 1, 'uploads at once and $ that wait, 12 MB'],
    ['server/src/catalogue/catalogue-imports.ts', 'bytesMax', MB, 'that wait, $ MB: [decision 0030]'],
    ['server/src/http/live-connections.ts', 'LIVE_CONNECTIONS_MAX', 1, '| $ an address and'],
    ['server/src/http/live-connections.ts', 'ALL_LIVE_CONNECTIONS_MAX', 1, 'but for staff, $ in all'],
    ['server/src/host/job-lanes.ts', 'MAILS_AT_ONCE', 1, '$ e-mails at a time in each process'],
    ['core/src/printing/printers-draft.ts', 'PRINTERS_MAX', 1, 'a ticket at a time for each of $ printers'],
  ])('says the number that stands in %s as %s', (file, name, unit, say) => {
    expect(guide).toContain(say.replace('$', (numberIn(file, name) / unit).toLocaleString('en')));
  });
});
