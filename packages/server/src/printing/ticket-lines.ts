import type { TicketBlock } from '@ofenpost/core/printing/paper-ticket';
import { wrappedText } from '../font/paper-text.ts';

/** A text in a line, from a column on. */
export type Segment = { readonly column: number; readonly text: string };

/** A printed line; a character of double width takes two columns. */
export type TicketLine = {
  readonly segments: readonly Segment[];
  readonly width: 1 | 2 | 3;
  readonly height: 1 | 2 | 3;
  readonly isBold: boolean;
  /** White on black, as wide as the paper. */
  readonly isInverted: boolean;
};

type Look = Omit<TicketLine, 'segments'>;

const PLAIN: Look = { width: 1, height: 1, isBold: false, isInverted: false };
const TALL: Look = { ...PLAIN, height: 2, isBold: true };

/** How many columns a text takes. */
export type Measure = (text: string, isBold: boolean) => number;

const DETAIL_INDENT = 5;

function linesOfBlock(block: TicketBlock, columns: number, measure: Measure): TicketLine[] {
  const wrapped = (text: string, { width, isBold }: Look, indent = 0): string[] =>
    wrappedText(text, Math.floor(columns / width) - indent, (part) => measure(part, isBold));
  const from = (column: number, look: Look, texts: readonly string[]): TicketLine[] =>
    texts.map((text) => ({ ...look, segments: [{ column, text }] }));
  /** Adds a text at the right end of the last line, or on its own line if there is no room. */
  const pair = ({ left, right }: { readonly left: string; readonly right: string }, look: Look): TicketLine[] => {
    const lines = wrapped(left, look);
    const last = lines.pop() ?? '';
    const column = Math.max(columns - measure(right, look.isBold), 0);
    const segments = [{ column, text: right }];
    const isRoom = measure(last, look.isBold) < column;
    return [
      ...from(0, look, isRoom ? lines : [...lines, last]),
      { ...look, segments: isRoom ? [{ column: 0, text: last }, ...segments] : segments },
    ];
  };
  switch (block.kind) {
    case 'mark': {
      const look: Look = { width: 2, height: 2, isBold: true, isInverted: true };
      return wrapped(block.text, look).flatMap((text) => {
        const room = Math.floor(columns / look.width) - measure(text, look.isBold);
        return from(Math.max(Math.floor(room / 2), 0), look, [text]);
      });
    }
    case 'number': {
      const look: Look = { ...PLAIN, width: 3, height: 3, isBold: true };
      return from(0, look, wrapped(block.text, look));
    }
    case 'headline':
      return pair(block, TALL);
    case 'rule':
      return from(0, PLAIN, ['-'.repeat(columns)]);
    case 'item': {
      const { amount, name, details } = block;
      const indent = amount.length + 1;
      const [first = '', ...others] = wrapped(name, TALL, indent);
      return [
        {
          ...TALL,
          segments: [
            { column: 0, text: amount },
            { column: indent, text: first },
          ],
        },
        ...from(indent, TALL, others),
        ...from(
          DETAIL_INDENT,
          PLAIN,
          details.flatMap((detail) => wrapped(detail, PLAIN, DETAIL_INDENT)),
        ),
      ];
    }
    case 'alert': {
      const look: Look = { ...TALL, isInverted: true };
      const texts = [`${block.label.toUpperCase()}:`, ...block.text.split('\n')];
      // With one free column on each side.
      return from(
        1,
        look,
        texts.flatMap((text) => wrapped(text, look, 2)),
      );
    }
    case 'text': {
      const look: Look = { ...PLAIN, isBold: block.isStrong };
      return from(0, look, wrapped(block.text, look));
    }
    case 'pair':
      return pair(block, PLAIN);
  }
}

/** The block with each of its texts replaced, line by line. */
export const withTexts = (block: TicketBlock, change: (line: string) => string): TicketBlock => {
  const changed = (text: string) => text.split('\n').map(change).join('\n');
  return Object.fromEntries(
    Object.entries(block).map(([key, value]: [string, unknown]) => {
      if (key === 'kind' || typeof value === 'boolean') return [key, value];
      return [key, Array.isArray(value) ? value.map(changed) : changed(String(value))];
    }),
  ) as TicketBlock;
};

/** The lines of a ticket for paper with this many characters in a line. */
export const ticketLines = (
  blocks: readonly TicketBlock[],
  columns: number,
  measure: Measure = ({ length }) => length,
): readonly TicketLine[] => blocks.flatMap((block) => linesOfBlock(block, columns, measure));

/** A line in the printer's own letters. An inverted one is padded to its end. */
export function lineText({ segments, width, isInverted }: TicketLine, columns: number): string {
  const text = segments.reduce((line, segment) => line.padEnd(segment.column) + segment.text, '');
  return isInverted ? text.padEnd(Math.floor(columns / width)) : text;
}

/** The characters of Windows-1252 beyond ASCII and Latin-1. Source: Unicode, "cp1252 to Unicode table". */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const PRINTABLE = new RegExp(`^[ -~\u00A0-\u00AC\u00AE-\u00FF${BEYOND_LATIN_1}]*$`, 'u');

/**
 * Whether a receipt printer has every letter in Windows-1252. Control characters do not count: they are commands to it.
 */
export const fitsCodePage = (text: string): boolean => PRINTABLE.test(text);
