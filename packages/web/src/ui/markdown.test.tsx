import { EVENT_DESCRIPTION_MAX } from '@ofenpost/core/event/restaurant-event';
import { isCostlyMarkdown } from '@ofenpost/core/text/markdown-cost';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

/** In ms. Other work on the machine makes a run longer, so that the fastest of some counts. */
const RENDERED_WITHIN_MS = 200;
const TRIES = 3;

const render = (text: string): string => renderToStaticMarkup(<Markdown text={text} id="event" below="h2" />);

function isFast(text: string): boolean {
  return Array.from({ length: TRIES }).some(() => {
    const start = performance.now();
    render(text);
    return performance.now() - start < RENDERED_WITHIN_MS;
  });
}

/** What opens a list, a quotation or a footnote, and indentation. */
const CONTAINERS = [
  '- ',
  '* ',
  '+ ',
  '1. ',
  '7) ',
  '123456789. ',
  '> ',
  '>',
  '-\t',
  '- [ ] ',
  '-\n  ',
  '  ',
  '[^a]: ',
  '[^a]:',
  '[^b-c]: ',
  '[^\\]]: ',
  '[^\u00A0]: ',
  '[ ] ',
  '[x] ',
];
/** What may stand before them or between them. */
const OTHERS = [
  'x',
  '# ',
  '|',
  '|-',
  '|a',
  '\t',
  '    ',
  '\n',
  '\n\n',
  '\r',
  ':',
  '~',
  '&gt;',
  '<b>',
  '=',
  '\u00A0',
  '***',
];

const often = fc
  .tuple(fc.array(fc.constantFrom(...CONTAINERS), { minLength: 1, maxLength: 2 }), fc.integer({ min: 1, max: 1200 }))
  .map(([marks, times]) => marks.join('').repeat(times));
const line = fc
  .tuple(fc.array(fc.constantFrom(...CONTAINERS, ...OTHERS), { maxLength: 3 }), often)
  .map(([marks, repeated]) => `${marks.join('')}${repeated}x`);
const composition = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((lines) => `x[^a]\n\n${lines.join('\n')}`.slice(0, EVENT_DESCRIPTION_MAX));

describe('a text of staff', () => {
  beforeAll(() => {
    render('- The first one makes the parser ready.');
  });

  it.each([
    ['lists behind the mark of a footnote', `x[^a]\n\n[^a]: ${'- '.repeat(600)}x`],
    ['lists behind the mark of a footnote in a quotation', `x[^a]\n\n> [^a]: ${'- '.repeat(600)}x`],
    ['lists behind the mark of a footnote in a list', `x[^a]\n\n- [^a]: ${'1. '.repeat(600)}x`],
    ['footnotes in each other', `x[^a]\n\n${'[^a]: '.repeat(30)}${'- '.repeat(600)}x`],
    [
      'rows with many more cells than the table has columns',
      `${'|a'.repeat(14)}|\n${'|-'.repeat(14)}|\n${`${'|'.repeat(300)}\n`.repeat(16)}`,
    ],
  ])('is shown without its marks if it is one of %s', (_, text) => {
    expect(isCostlyMarkdown(text)).toBe(true);
  });

  it('is shown at once or without its marks, whatever opens lists in it', () => {
    fc.assert(
      fc.property(composition, (text) => {
        expect(isCostlyMarkdown(text) || isFast(text)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
