import { describe, expect, it } from 'vitest';
import { EVENT_DESCRIPTION_MAX, eventDraft } from '../event/restaurant-event.ts';
import { COSTLY_MARKDOWN, isCostlyMarkdown } from './markdown-cost.ts';

/** As much of it as fits into a description. */
const full = (part: string): string => part.repeat(Math.floor(EVENT_DESCRIPTION_MAX / part.length));

const COSTLY = {
  'lists in each other': `${'- '.repeat(1000)}x`,
  'numbered lists in each other': full('1. '),
  'quotations in each other': full('> '),
  'quotations without spaces': full('>'),
  'quotations and lists': full('> - '),
  'tasks in each other': full('- [ ] '),
  'lists with tabs': full('-\t'),
  'lists in lists, in each line': full(`${'- '.repeat(10)}x\n`),
  'lists by indentation': Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  'a wide table of short lines': `|${'a|'.repeat(300)}\n|${'-|'.repeat(300)}\n${'a\n'.repeat(1500)}`,
  'a table in a quotation': `> |a|b|\n> |-|-|\n${'> |\n'.repeat(400)}`,
  emphasis: full('*a_ '),
  brackets: full('['),
  pictures: full('![]('),
  'code that ends nowhere': full('`a '),
  'addresses of people': full('a@b.ch '),
  addresses: full('www.a.ch '),
  headings: full('# a\n'),
  notes: full('[^1]: a\n'),
} as const;

describe('a text that takes long to show', () => {
  it.each(Object.entries(COSTLY))('is refused as a description: %s', (_, description) => {
    expect(isCostlyMarkdown(description)).toBe(true);
    const parsed = eventDraft.safeParse({ description });
    expect(parsed.error?.issues.map(({ message }) => message)).toContain(COSTLY_MARKDOWN);
  });

  it('is found at once, whatever it is', () => {
    const start = performance.now();
    for (const part of [' ', '-', '|', ':', '> ', '\t', '1', '.', '*', '-|', ' \n', 'www.'])
      for (const end of ['', 'x']) isCostlyMarkdown(full(part) + end);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

it.each([
  '',
  'Ein Abend mit **Holz** und *Glut*, [mehr](https://ofenpost.example).',
  '- eins\n- zwei\n  - davon\n    1. drei\n\n> gesagt\n> > und geantwortet',
  '24.12. bis 31.12., von 18 - 22 Uhr\n\n---\n\n* * *\n\n-----------------\n',
  `| Gang | Gericht |\n| --- | --- |\n${'| 1 | Suppe |\n'.repeat(12)}`,
  'Ein langer Satz über Teig und Feuer. '.repeat(130),
  '- Fladen mit **Rahm**\n'.repeat(40),
])('%j is shown as it is', (text) => {
  expect(isCostlyMarkdown(text)).toBe(false);
});
