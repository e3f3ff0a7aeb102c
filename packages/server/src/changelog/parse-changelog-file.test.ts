import { err, ok } from '@ofenpost/core/result/result';
import { describe, expect, it } from 'vitest';
import { parseChangelogFile } from './changelog-files.ts';

const file = (head: string, text = 'Das ist **neu**.\n') => `---\n${head}\n---\n\n${text}`;
const HEAD = 'title: Neu: der Ofen\ndate: 2026-07-01\ntypes: [new, fixed]';
const parse = (content: string) => parseChangelogFile('2026-07-01-ofen.md', content);

const ENTRY = {
  id: '2026-07-01-ofen',
  title: 'Neu: der Ofen',
  publishedAt: '2026-06-30T22:00:00.000Z',
  types: ['new', 'fixed'],
  markdownDetails: 'Das ist **neu**.',
};

/** The rest of the message depends on the language that another package sets for zod. */
const invalid = (field: string): unknown => expect.stringMatching(new RegExp(`^${field}: Invalid `));

describe('a changelog file', () => {
  it.each([
    ['without a page to read on', file(HEAD), ENTRY],
    ['with one', file(`${HEAD}\nurl: https://ofenpost.example/a`), { ...ENTRY, url: 'https://ofenpost.example/a' }],
    ['with line ends of Windows', file(HEAD).replaceAll('\n', '\r\n'), ENTRY],
    [
      'with lines and dashes in its text',
      file(HEAD, 'Eins\n\n---\n\nZwei'),
      { ...ENTRY, markdownDetails: 'Eins\n\n---\n\nZwei' },
    ],
    ['in winter', file(HEAD.replace('07', '01')), { ...ENTRY, publishedAt: '2025-12-31T23:00:00.000Z' }],
  ])('is an entry %s', (_, content, entry) => {
    expect(parse(content)).toEqual(ok({ ...entry }));
  });

  it.each([
    ['nothing', '', 'The file does not begin with a head between dashes.'],
    ['no head', 'Text', 'The file does not begin with a head between dashes.'],
    ['a head without an end', `---\n${HEAD}\nText`, 'The file does not begin with a head between dashes.'],
    ['something before the head', `\n${file(HEAD)}`, 'The file does not begin with a head between dashes.'],
    ['a line without a key', file(`${HEAD}\nurl`), 'This is no title, date, types or url: url'],
    ['an empty line', file(`${HEAD}\n\nurl: https://a.ch`), 'This is no title, date, types or url: '],
    ['a key twice', file(`${HEAD}\ntitle: b`), 'This key stands twice: title'],
    ['an unknown key', file(`${HEAD}\nauthor: b`), 'This is no title, date, types or url: author: b'],
    ['a key of every object', file(`${HEAD}\nconstructor: b`), 'This is no title, date, types or url: constructor: b'],
    ['no title', file('date: 2026-07-01\ntypes: [new]'), invalid('title')],
    ['a day that does not exist', file(HEAD.replace('07-01', '02-30')), invalid('date')],
    [
      'a type alone',
      file('title: a\ndate: 2026-07-01\ntypes: new'),
      'types: Erwartet wird eine Liste wie [new, fixed].',
    ],
    ['no types', file('title: a\ndate: 2026-07-01\ntypes: []'), 'types: Erwartet wird eine Liste wie [new, fixed].'],
    ['an unknown type', file('title: a\ndate: 2026-07-01\ntypes: [old]'), invalid('types.0')],
    [
      'a script as page',
      file(`${HEAD}\nurl: javascript:alert(1)`),
      'url: Die Adresse muss mit http:// oder https:// beginnen.',
    ],
    ['no text', file(HEAD, '\n'), 'markdownDetails: Text ist erforderlich'],
  ])('is refused with %s', (_, content, reason) => {
    expect(parse(content)).toEqual(err(reason));
  });
});
