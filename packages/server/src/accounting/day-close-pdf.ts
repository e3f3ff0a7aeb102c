import type { CloseReversal, DayClose } from '@ofenpost/core/accounting/accounting';
import { SEAL_LABELS, type SealHeads, sealChain } from '@ofenpost/core/accounting/seal';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { percentText } from '@ofenpost/core/money/percent-text';
import { placeText } from '@ofenpost/core/restaurant/contact-lines';
import { isolated } from '@ofenpost/core/text/isolated';
import { formatDate, formatLocalDate, formatTime } from '@ofenpost/core/time/zurich';
import { fileNameOf } from '../pdf/file-name.ts';
import { PAGE_MARGIN, type PdfDocument, drawPdf } from '../pdf/pdf-document.ts';
import { type CloseBlock, closeBlocks } from './day-close-lines.ts';
import type { ClosePaper } from './day-close.repository.ts';

const INK = '#2B2019';
const QUIET = '#6B5B4E';
const BRAND = '#A04221';
const RULE = '#D8CAB7';
const GAP = 28;
const LINE = 15;

export const dayCloseFileName = ({ supplier, number, day }: DayClose): string =>
  fileNameOf([supplier.name, 'Tagesabschluss', number, day], 'pdf');

const wide = ({ page }: PdfDocument): number => page.width - 2 * PAGE_MARGIN;

function text(pdf: PdfDocument, content: string, { size = 10, color = INK, font = 'regular', space = 2 } = {}): void {
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(content, PAGE_MARGIN, pdf.y, { width: wide(pdf) });
  pdf.y += space;
}

/** Cells of equal width in a row, the first aligned left, the others right. */
function cells(
  pdf: PdfDocument,
  texts: readonly string[],
  { x = PAGE_MARGIN, width = wide(pdf), font = 'regular', color = INK } = {},
): void {
  const { y } = pdf;
  const column = width / texts.length;
  for (const [place, content] of texts.entries())
    pdf
      .font(font)
      .fontSize(9.5)
      .fillColor(color)
      .text(content, x + place * column, y, { width: column, align: place === 0 ? 'left' : 'right', lineBreak: false });
  pdf.y = y + LINE;
}

function vatTable(pdf: PdfDocument, { figures: { vat, net, gross } }: DayClose): void {
  cells(pdf, ['MwSt.-Satz', 'Netto', 'MwSt.', 'Brutto'], { font: 'semibold', color: QUIET });
  for (const share of vat)
    cells(pdf, [percentText(share.vatRate), ...[share.net, share.vat, share.gross].map(formatMoney)]);
  cells(pdf, ['Total', ...[net, gross - net, gross].map(formatMoney)], { font: 'semibold' });
  pdf.y += 12;
}

/** Prints a block in its own column; returns the y position of its end. */
function block(
  pdf: PdfDocument,
  { title, lines }: CloseBlock,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  pdf.font('serif').fontSize(12).fillColor(BRAND).text(title, x, y, { width });
  let line = y + LINE + 5;
  for (const { label, amount, isTotal = false } of lines) {
    const font = isTotal ? 'semibold' : 'regular';
    pdf
      .font(font)
      .fontSize(9.5)
      .fillColor(INK)
      .text(label, x, line, { width: width - 76 });
    const bottom = pdf.y;
    pdf.text(formatMoney(amount), x, line, { width, align: 'right', lineBreak: false });
    line = Math.max(bottom, line + 12) + 3;
  }
  pdf
    .moveTo(x, line + 2)
    .lineTo(x + width, line + 2)
    .lineWidth(0.7)
    .strokeColor(RULE)
    .stroke();
  return line + 16;
}

/** Two columns: payments and what they contain on the left, gift cards and till on the right. */
function blocks(pdf: PdfDocument, close: DayClose): void {
  const width = (wide(pdf) - GAP) / 2;
  const ends = [pdf.y, pdf.y];
  for (const [place, each] of closeBlocks(close).entries()) {
    const column = place === 3 ? 1 : 0;
    const y = ends[column] ?? pdf.y;
    ends[column] = block(pdf, each, { x: PAGE_MARGIN + column * (width + GAP), y, width });
  }
  pdf.y = Math.max(...ends);
}

/** The last seals, which prove later that no earlier row was changed. */
function sealLines(pdf: PdfDocument, seals: SealHeads): void {
  text(pdf, 'Siegel', { size: 9, color: QUIET });
  for (const chain of sealChain.options) {
    const { seq, hash } = seals[chain];
    text(pdf, `${SEAL_LABELS[chain]} bis Nr. ${seq}: ${hash}`, { size: 7, color: QUIET });
  }
  pdf.y += 8;
}

/** `Zurückgenommen unter Nr. 43 am 20.11.2026 um 19:05 von Reto Frei: Zu früh`. */
const reversalText = ({ number, at, by, reason }: CloseReversal): string =>
  `Zurückgenommen unter Nr. ${number} am ${formatDate(at)} um ${formatTime(at)} von ${isolated(by.name)}: ${reason}`;

/** A close on one page. It shows the stored values, so every print is the same; only the reversal is added. */
export const dayClosePdf = ({ close, reversal }: ClosePaper): Promise<Uint8Array<ArrayBuffer>> => {
  const { number, day, at, by, supplier, figures, seals } = close;
  const title = `Tagesabschluss Nr. ${number}`;
  return drawPdf({ title: `${title}, ${formatLocalDate(day)}`, author: supplier.name, at: new Date(at) }, (pdf) => {
    text(pdf, supplier.name, { size: 18, color: BRAND, font: 'serif' });
    text(pdf, [placeText(supplier), supplier.vatNumber].filter((part) => part !== '').join(' · '), {
      size: 9,
      color: QUIET,
      space: 18,
    });
    text(pdf, title, { size: 22, font: 'serif', space: 4 });
    text(pdf, `${formatLocalDate(day)}, ein Tag von 04:00 bis 04:00`, { size: 11 });
    text(pdf, `Abgeschlossen am ${formatDate(at)} um ${formatTime(at)} von ${by.name}`, {
      color: QUIET,
      space: reversal === null ? 14 : 4,
    });
    if (reversal !== null) text(pdf, reversalText(reversal), { color: BRAND, font: 'semibold', space: 14 });
    text(pdf, `Umsatz ${formatMoney(figures.gross)}`, { size: 15, font: 'serif' });
    text(pdf, `${figures.orders} Bestellungen, ${figures.bookings} Buchungen`, { color: QUIET, space: 10 });
    vatTable(pdf, close);
    blocks(pdf, close);
    if (seals !== null) sealLines(pdf, seals);
    text(pdf, 'Unterschrift', { size: 9, color: QUIET, space: 30 });
    pdf
      .moveTo(PAGE_MARGIN, pdf.y)
      .lineTo(PAGE_MARGIN + 200, pdf.y)
      .lineWidth(0.7)
      .strokeColor(RULE)
      .stroke();
  });
};
