import { LINE_LENGTHS } from '@ofenpost/core/printing/printers-draft';
import { StartupError } from '../configuration/error.ts';
import { missingFonts } from '../font/fallback-font.ts';
import { drawLine } from './raster-line.ts';
import type { TicketLine } from './ticket-lines.ts';

/** A letter that no printer has in its own code page. */
const SAMPLE: TicketLine = {
  segments: [{ column: 0, text: 'Ж' }],
  width: 1,
  height: 1,
  isBold: false,
  isInverted: false,
};

/**
 * Refuses the start of a server whose tickets would lack letters: a ticket may name an allergy. What is lost in the
 * installation is noticed by whoever installs it, not by the cook.
 */
export async function checkLetters(): Promise<void> {
  const missing = missingFonts();
  if (missing.length > 0) throw new StartupError(`Schriften für Bons fehlen: ${missing.join(', ')}.`);
  try {
    await drawLine(SAMPLE, LINE_LENGTHS[0]);
  } catch (error) {
    throw new StartupError(`Bons könnten nicht alle Buchstaben zeigen: ${String(error).split('\n', 1)[0]}`);
  }
}
