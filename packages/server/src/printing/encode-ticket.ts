import type { TicketBlock } from '@ofenpost/core/printing/paper-ticket';
import { ticketLines } from './ticket-lines.ts';

/** So that the cut does not go through the last line. */
const LINES_BEFORE_CUT = 5;

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
  encoder.initialize().codepage('windows1252');
  for (const { text, width, height, isBold, isInverted } of ticketLines(blocks, columns))
    encoder.size(width, height).bold(isBold).invert(isInverted).line(text);
  return encoder.size(1, 1).bold(false).invert(false).cut().encode();
}
