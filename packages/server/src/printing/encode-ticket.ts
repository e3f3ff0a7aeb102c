import type { TicketBlock } from '@ofenpost/core/printing/paper-ticket';
import { ISOLATES } from '@ofenpost/core/text/cut-text';
import { paperText, withCodes } from '../font/paper-text.ts';
import { fitsCodePage, type TicketLine, lineText, ticketLines, withTexts } from './ticket-lines.ts';

/** Lines to feed, so that the cut does not go through the last line. */
const LINES_BEFORE_CUT = 5;

/** A notice below text that is printed as code points, so that nobody has to decode them. */
const NOT_PRINTABLE: TicketBlock = { kind: 'alert', label: 'Nicht druckbar', text: 'Schau am Bildschirm nach!' };

const fitsPrinter = ({ segments }: TicketLine): boolean => segments.every(({ text }) => fitsCodePage(text));

/** The ticket with code points for letters that cannot be printed, and a notice below each block with one. */
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

/** A line in the printer's own letters, or the command that prints it as a picture. */
type PaperLine = TicketLine | Uint8Array;

/** Fonts are loaded only if the printer lacks a letter. */
async function paperLines(blocks: readonly TicketBlock[], columns: number): Promise<readonly PaperLine[]> {
  const written = blocks.map((block) => withTexts(block, paperText));
  const lines = ticketLines(written, columns);
  if (lines.every(fitsPrinter)) return lines;
  try {
    const { canDraw, columnsOf, drawLine } = await import('./raster-line.ts');
    const drawable = ticketLines(withNotices(written, canDraw), columns, columnsOf);
    return await Promise.all(drawable.map(async (line) => (fitsPrinter(line) ? line : drawLine(line, columns))));
  } catch (error) {
    // A ticket with code points has a notice; without any ticket the order would be lost.
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
      // The library would feed the paper after each picture.
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
