import type { TicketBlock } from '@ofenpost/core/printing/paper-ticket';
import { paperText } from './paper-text.ts';

/** A line as it is printed; a character of double width takes two columns. */
export type TicketLine = {
  readonly text: string;
  readonly width: 1 | 2 | 3;
  readonly height: 1 | 2 | 3;
  readonly isBold: boolean;
  /** White on black. */
  readonly isInverted: boolean;
};

const PLAIN: Omit<TicketLine, 'text'> = { width: 1, height: 1, isBold: false, isInverted: false };
const TALL: Partial<TicketLine> = { height: 2, isBold: true };

/** Breaks between words, and inside of those that are longer than a line. Line breaks stay. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (joined.length <= columns) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = word.match(new RegExp(`.{1,${columns}}`, 'g')) ?? [];
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

/** The right text at the end of the last line, on a line of its own where there is no room. */
function pair(left: string, right: string, columns: number): string[] {
  const lines = wrapped(left, columns);
  const last = lines.pop() ?? '';
  const gap = columns - last.length - right.length;
  return gap > 0 ? [...lines, `${last}${' '.repeat(gap)}${right}`] : [...lines, last, right.padStart(columns)];
}

const indented = (text: string, indent: string, columns: number): string[] =>
  wrapped(text, columns - indent.length).map((line) => `${indent}${line}`);

function itemLines(amount: string, name: string, columns: number): string[] {
  const indent = ' '.repeat(amount.length + 1);
  const [first = '', ...rest] = indented(name, indent, columns);
  return [`${amount}${first.slice(amount.length)}`, ...rest];
}

const DETAIL_INDENT = '     ';

function linesOfBlock(block: TicketBlock, columns: number): TicketLine[] {
  const styled = (lines: readonly string[], style: Partial<TicketLine> = {}) =>
    lines.map((text) => ({ ...PLAIN, ...style, text }));
  const boxed = (lines: readonly string[]) =>
    styled(
      lines.flatMap((line) => wrapped(line, columns - 2)).map((line) => ` ${line}`.padEnd(columns)),
      {
        ...TALL,
        isInverted: true,
      },
    );
  switch (block.kind) {
    case 'mark': {
      const width = Math.floor(columns / 2);
      const centred = (text: string) => `${' '.repeat(Math.floor((width - text.length) / 2))}${text}`.padEnd(width);
      return styled(wrapped(block.text, width).map(centred), {
        width: 2,
        height: 2,
        isBold: true,
        isInverted: true,
      });
    }
    case 'number':
      return styled([block.text], { width: 3, height: 3, isBold: true });
    case 'headline':
      return styled(pair(block.left, block.right, columns), TALL);
    case 'rule':
      return styled(['-'.repeat(columns)]);
    case 'item':
      return [
        ...styled(itemLines(block.amount, block.name, columns), TALL),
        ...styled(block.details.flatMap((detail) => indented(detail, DETAIL_INDENT, columns))),
      ];
    case 'alert':
      return boxed([`${block.label.toUpperCase()}:`, ...block.text.split('\n')]);
    case 'text':
      return styled(wrapped(block.text, columns), { isBold: block.isStrong });
    case 'pair':
      return styled(pair(block.left, block.right, columns));
  }
}

const asPaperTexts = (block: TicketBlock): TicketBlock =>
  Object.fromEntries(
    Object.entries(block).map(([key, value]: [string, unknown]) => {
      if (key === 'kind' || typeof value === 'boolean') return [key, value];
      return [key, Array.isArray(value) ? value.map(paperText) : lineByLine(String(value))];
    }),
  ) as TicketBlock;

const lineByLine = (text: string): string => text.split('\n').map(paperText).join('\n');

/** The lines of a ticket on paper with so many characters to a line. */
export const ticketLines = (blocks: readonly TicketBlock[], columns: number): readonly TicketLine[] =>
  blocks.map(asPaperTexts).flatMap((block) => linesOfBlock(block, columns));
