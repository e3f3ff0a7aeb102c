import { describe, expect, it } from 'vitest';
import { createEntry } from './changelog.fixtures.ts';
import {
  CHANGELOG_PAGE_SIZE,
  CHANGELOG_TYPE_LABELS,
  changelogEntry,
  changelogPage,
  changelogQuery,
  changelogType,
} from './changelog.ts';

const entry = createEntry(1);
const messageOf = (change: object): string | undefined =>
  changelogEntry.safeParse({ ...entry, ...change }).error?.issues[0]?.message;
const CONTROL = 'Das Zeichen U+0000 an Stelle 2 können wir nicht speichern. Bitte lösche es.';

describe('a changelog entry', () => {
  it('labels each type', () => {
    expect(CHANGELOG_TYPE_LABELS).toEqual({ new: 'Neu', improved: 'Verbessert', fixed: 'Behoben' });
    expect(changelogType.options).toEqual(Object.keys(CHANGELOG_TYPE_LABELS));
  });

  it.each([
    ['nothing but what it needs', {}],
    ['the longest texts', { title: 'a'.repeat(100), markdownDetails: 'a'.repeat(10_000), id: 'i'.repeat(200) }],
    ['the shortest texts', { title: 'a', markdownDetails: 'a', id: 'i' }],
    ['lines', { markdownDetails: 'a\n\nb' }],
    ['all types', { types: ['fixed', 'new', 'improved'] }],
    ['a page to read on', { url: 'https://ofenpost.example/neu?a=b#c' }],
    ['an unprotected page', { url: 'http://ofenpost.example' }],
  ])('takes %s', (_, change) => {
    expect(changelogEntry.parse({ ...entry, ...change })).toEqual({ ...entry, ...change });
  });

  it.each([
    ['no title', { title: '' }, 'Titel ist erforderlich'],
    ['a long title', { title: 'a'.repeat(101) }, 'Der Titel darf maximal 100 Zeichen lang sein.'],
    ['no text', { markdownDetails: '' }, 'Text ist erforderlich'],
    ['a long text', { markdownDetails: 'a'.repeat(10_001) }, 'Der Text darf maximal 10000 Zeichen lang sein.'],
    ['control characters', { markdownDetails: 'a\u0000' }, CONTROL],
    ['no types', { types: [] }, 'Mindestens eine Art ist erforderlich'],
    ['a type twice', { types: ['new', 'new'] }, 'Jede Art darf nur einmal stehen'],
    ['a script', { url: 'javascript:alert(1)' }, 'Die Adresse muss mit http:// oder https:// beginnen.'],
    ['something like a page', { url: 'xhttp://a.example' }, 'Die Adresse muss mit http:// oder https:// beginnen.'],
    ['something else like a page', { url: 'httpx://a.ch' }, 'Die Adresse muss mit http:// oder https:// beginnen.'],
    ['no page', { url: 'ofenpost' }, 'Die Adresse muss mit http:// oder https:// beginnen.'],
  ])('refuses %s', (_, change, message) => {
    expect(messageOf(change)).toBe(message);
  });

  it.each([
    { id: '' },
    { id: 'i'.repeat(201) },
    { id: 'a\0b' },
    { types: ['old'] },
    { types: ['__proto__'] },
    { publishedAt: '2026-11-21' },
    { publishedAt: '2026-02-30T00:00:00.000Z' },
    { title: null },
  ])('refuses %j', (change) => {
    expect(messageOf(change)).toBeDefined();
  });
});

describe('a query for the changelog', () => {
  it('asks for 10 entries', () => {
    expect(CHANGELOG_PAGE_SIZE).toBe(10);
  });

  it.each([
    { limit: 1, offset: 0, sortBy: 'publishedAt' },
    { limit: 100, offset: 9_999, sortBy: 'publishedAt' },
  ])('may be %j', (query) => {
    expect(changelogQuery.parse(query)).toEqual(query);
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { limit: 1.5 },
    { limit: Number.NaN },
    { limit: '10' },
    { offset: -1 },
    { offset: Number.POSITIVE_INFINITY },
    { offset: 1e300 },
    { sortBy: 'title' },
  ])('may not have %j', (change) => {
    const query = { limit: 10, offset: 0, sortBy: 'publishedAt', ...change };
    expect(changelogQuery.safeParse(query).success).toBe(false);
  });

  it('is answered by entries', () => {
    expect(changelogPage.safeParse({ entries: [entry], hasMore: true }).success).toBe(true);
    expect(changelogPage.safeParse({ entries: [{ id: 'e1' }], hasMore: true }).success).toBe(false);
  });
});
