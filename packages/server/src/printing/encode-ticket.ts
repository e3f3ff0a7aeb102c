import type { TicketBlock } from '@ofenpost/core/printing/paper-ticket';
import { ISOLATES } from '@ofenpost/core/text/isolated';
import { paperText, withCodes } from '../font/paper-text.ts';
import { fitsCodePage } from './code-page.ts';
import { type TicketLine, lineText, ticketLines, withTexts } from './ticket-lines.ts';

/** So that the cut does not go through the last line. */
const LINES_BEFORE_CUT = 5;

/** Follows what is printed as numbers, so that nobody has to read those. */
const NOT_PRINTABLE: TicketBlock = { kind: 'alert', label: 'Nicht druckbar', text: 'Schau am Bildschirm nach!' };

const fitsPrinter = ({ segments }: TicketLine): boolean => segments.every(({ text }) => fitsCodePage(text));

/** The ticket with numbers for letters that cannot be shown, and a notice below each block that has one. */
const withNotices = (blocks: readonly TicketBlock[], canShow: (text: string) => boolean): readonly TicketBlock[] =>
  blocks.flatMap((block) => {
    let hasCodes = false;
    const shown = withTexts(block, (line) => {
      const coded = withCodes(line, canShow);
      hasCodes ||= coded !== line;
      return coded;
    });
    return hasCodes ? [shown, NOT_PRINTABLE] : [shown];
  });

/** A line in the printer's own letters, or the command that prints its picture. */
type PaperLine = TicketLine | Uint8Array;

/** Fonts are loaded when the printer lacks a letter. */
async function paperLines(blocks: readonly TicketBlock[], columns: number): Promise<readonly PaperLine[]> {
  const written = blocks.map((block) => withTexts(block, paperText));
  const lines = ticketLines(written, columns);
  if (lines.every(fitsPrinter)) return lines;
  try {
    const { canDraw, columnsOf, drawLine } = await import('./raster-line.ts');
    const drawable = ticketLines(withNotices(written, canDraw), columns, columnsOf);
    return await Promise.all(drawable.map(async (line) => (fitsPrinter(line) ? line : drawLine(line, columns))));
  } catch (error) {
    // A ticket with numbers for letters, which says so; no ticket would lose the order.
    process.emitWarning(`A ticket cannot be drawn: ${String(error)}`);
    const plain = written.map((block) => withTexts(block, (line) => line.replaceAll(ISOLATES, '')));
    return ticketLines(withNotices(plain, fitsCodePage), columns);
  }
}

/** A ticket in ESC/POS, with the cut at its end. The library is loaded with the first ticket. */
export async function encodeTicket(blocks: readonly TicketBlock[], columns: number): Promise<Uint8Array> {
  const { default: ReceiptPrinterEncoder } = await import('@point-of-sale/receipt-printer-encoder');
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns,
    codepageMapping: 'epson',
    newline: '\n',
    feedBeforeCut: LINES_BEFORE_CUT,
  });
  const parts: Uint8Array[] = [encoder.initialize().encode()];
  encoder.codepage('windows1252');
  for (const line of await paperLines(blocks, columns)) {
    if (line instanceof Uint8Array) {
      // The library would feed the paper below each picture.
      parts.push(encoder.encode(), line);
      encoder.codepage('windows1252');
      continue;
    }
    const { width, height, isBold, isInverted } = line;
    encoder.size(width, height).bold(isBold).invert(isInverted).line(lineText(line, columns));
  }
  parts.push(encoder.size(1, 1).bold(false).invert(false).cut().encode());
  return Buffer.concat(parts);
}
