import type { DayClose, CloseReversal } from '@ofenpost/core/accounting/accounting';
import { byHandText, byPerson } from '@ofenpost/core/accounting/by-hand';
import { DENOMINATIONS } from '@ofenpost/core/accounting/cash';
import { openingLines } from '@ofenpost/core/accounting/close-day';
import { paidLines, promotionLines, terminalLines } from '@ofenpost/core/accounting/figures';
import { onlineGap, onlineLines } from '@ofenpost/core/accounting/online-comparison';
import { SEAL_LABELS, type SealHeads, sealChain } from '@ofenpost/core/accounting/seal';
import { formatMoney, percentText } from '@ofenpost/core/money/format-money';
import { placeText } from '@ofenpost/core/restaurant/contact-lines';
import { may } from '@ofenpost/core/role/permission';
import { isolated } from '@ofenpost/core/text/cut-text';
import { formatDate, formatLocalDate, formatTime } from '@ofenpost/core/time/zurich';
import type { HttpModule } from '../http/app.ts';
import { fileNameOf } from '../pdf/file-name.ts';
import { PAGE_MARGIN, type PdfDocument, drawPdf } from '../pdf/pdf-document.ts';
import type { Services } from '../services.ts';
import { type ClosePaper, findClosePaper } from './day-close.repository.ts';

/** An amount in Rappen with its label; `isTotal` marks the last line of a block. */
export type CloseLine = { readonly label: string; readonly amount: number; readonly isTotal?: boolean };
type CloseBlock = { readonly title: string; readonly lines: readonly CloseLine[] };

const FRANC = 100;
const pieceName = (worth: number): string => (worth >= FRANC ? `CHF ${worth / FRANC}` : `${worth} Rappen`);

function countedLines({ cash: { counted, countedCash } }: DayClose): CloseLine[] {
  const total = { label: 'Gezählt', amount: countedCash, isTotal: true };
  if (counted.by === 'sum') return [total];
  const lines = DENOMINATIONS.map((worth, place) => ({ worth, pieces: counted.pieces[place] ?? 0 }))
    .filter(({ pieces }) => pieces > 0)
    .map(({ worth, pieces }) => ({ label: `${pieces} × ${pieceName(worth)}`, amount: worth * pieces }));
  return [...lines, total];
}

/** The provider beside the books, with each order that differs. */
function onlineBlocks({ online }: DayClose): CloseBlock[] {
  if (!online) return [];
  const orders = online.differences.map(({ orderNumber, provider, booked }) => ({
    label: `Bestellung ${orderNumber}`,
    amount: provider - booked,
  }));
  const why = online.reason === '' ? '' : `: ${isolated(online.reason)}`;
  return [
    {
      title: 'Online bezahlt',
      lines: [
        ...onlineLines(online),
        ...orders,
        { label: `Differenz${why}`, amount: onlineGap(online), isTotal: true },
      ],
    },
  ];
}

/** The lines below the turnover on the paper of a close, by block. */
function closeBlocks(close: DayClose): CloseBlock[] {
  const { figures, cash } = close;
  const { giftCards } = figures;
  const terminal = terminalLines(figures);
  return [
    {
      title: 'Bezahlt mit',
      lines: [...paidLines(figures), { label: 'Umsatz', amount: figures.gross, isTotal: true }],
    },
    {
      title: 'Darin enthalten',
      lines: [
        { label: 'Liefergebühren', amount: figures.deliveryFees },
        { label: 'Rundung auf 5 Rappen', amount: figures.rounding },
        { label: 'Nachlass, nicht im Umsatz', amount: figures.discounts ?? 0 },
        ...promotionLines(figures),
        { label: `Rückerstattungen (${figures.refunds.count})`, amount: -figures.refunds.total },
        ...(figures.writeOffs === undefined || figures.writeOffs.count === 0
          ? []
          : [{ label: `Abgeschrieben (${figures.writeOffs.count})`, amount: -figures.writeOffs.total }]),
        {
          label: `Aufgehobene Bestellungen, nicht im Umsatz (${figures.stopped.orders})`,
          amount: figures.stopped.total,
        },
      ],
    },
    ...(terminal.length === 0 ? [] : [{ title: 'Karte und TWINT', lines: terminal }]),
    ...onlineBlocks(close),
    {
      title: 'Gutscheine',
      lines: [
        { label: 'Verkauft', amount: giftCards.sold },
        { label: 'Eingelöst', amount: -giftCards.redeemed },
        { label: 'Gutgeschrieben', amount: giftCards.refunded },
        { label: 'Angepasst', amount: giftCards.adjusted },
        { label: 'Gesperrt', amount: -giftCards.voided },
        { label: 'Offenes Guthaben', amount: giftCards.outstanding, isTotal: true },
      ],
    },
    {
      title: 'Kasse',
      lines: [
        ...openingLines(cash.opening, figures),
        { label: 'Bar aus Bestellungen', amount: figures.paid.cash },
        { label: 'Bar aus Gutscheinen', amount: figures.giftCardsPaid.cash },
        { label: 'Einlagen', amount: figures.cashIn },
        { label: 'Entnahmen', amount: -figures.cashOut },
        { label: 'Soll', amount: cash.expected, isTotal: true },
        ...countedLines(close),
        { label: 'Differenz', amount: cash.difference, isTotal: true },
      ],
    },
  ];
}

const INK = '#2B2019';
const QUIET = '#6B5B4E';
const BRAND = '#A04221';
const RULE = '#D8CAB7';
const GAP = 28;
const LINE = 15;

const dayCloseFileName = ({ supplier, number, day }: DayClose): string =>
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

/** What was moved by hand, by person; it goes on on the next page where there is much of it. */
function byHand(pdf: PdfDocument, { byHand: lines }: DayClose): void {
  const people = byPerson(lines ?? []);
  if (people.length === 0) return;
  const amountWidth = 90;
  text(pdf, 'Von Hand bewegt', { size: 12, color: BRAND, font: 'serif', space: 5 });
  for (const { name, lines: own } of people) {
    text(pdf, isolated(name), { font: 'semibold' });
    for (const line of own) {
      const label = isolated(byHandText(line));
      pdf.font('regular').fontSize(9.5).fillColor(INK);
      const width = wide(pdf) - amountWidth;
      if (pdf.y + pdf.heightOfString(label, { width }) > pdf.page.height - PAGE_MARGIN) pdf.addPage();
      const { y } = pdf;
      pdf.text(label, PAGE_MARGIN, y, { width });
      const bottom = pdf.y;
      pdf.text(formatMoney(line.amount), PAGE_MARGIN, y, { width: wide(pdf), align: 'right', lineBreak: false });
      pdf.y = Math.max(bottom, y + 12) + 3;
    }
    pdf.y += 6;
  }
}

/** The last seals, which prove later that no earlier row was changed. An old close has those of its time. */
function sealLines(pdf: PdfDocument, seals: SealHeads): void {
  text(pdf, 'Siegel', { size: 9, color: QUIET });
  for (const chain of sealChain.options) {
    const head = seals[chain];
    if (head === undefined) continue;
    const { seq, hash } = head;
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
    byHand(pdf, close);
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

const BOOKS = '/admin/accounting';

/**
 * `/admin/accounting/closes/{number}/close.pdf`: for staff, to print again and again. Others get the page, which says
 * that they may not see it.
 */
export const dayClosePart =
  ({ database }: Services): HttpModule =>
  (app) => {
    app.get(`${BOOKS}/closes/:number{[0-9]{1,9}}/close.pdf`, async (context) => {
      const isAllowed = may(await context.get('api').account(), 'accounting.read');
      const paper = isAllowed ? await findClosePaper(database, Number(context.req.param('number'))) : null;
      if (paper === null) return context.redirect(BOOKS);
      return context.body(await dayClosePdf(paper), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${dayCloseFileName(paper.close)}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    });
  };
