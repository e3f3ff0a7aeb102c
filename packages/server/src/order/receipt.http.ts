import { declarationEntries } from '@ofenpost/core/declaration/declaration-entries';
import { formatMoney, percentText } from '@ofenpost/core/money/format-money';
import { creditNoteOf } from '@ofenpost/core/order/credit-note';
import { partsText } from '@ofenpost/core/order/line-parts';
import type { Order, ProductOrder } from '@ofenpost/core/order/order';
import { canSeeOrder } from '@ofenpost/core/order/order-summary';
import { findVisibleOrder } from '@ofenpost/core/order/order.use-cases';
import { type Receipt, type ReceiptSum, receiptOf } from '@ofenpost/core/order/receipt';
import { contactLines } from '@ofenpost/core/restaurant/contact-lines';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { may } from '@ofenpost/core/role/permission';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import { SHOP, type Sender } from '../http/fair-queue.ts';
import { fileNameOf } from '../pdf/file-name.ts';
import { type PdfDocument, type PdfFont, PAGE_MARGIN, drawPdfFor } from '../pdf/pdf-document.ts';
import type { Services } from '../services.ts';
import { orderAccess } from './order-capability.ts';

/** The PDF's file name, such as `Ofenpost-Quittung-1001.pdf`. */
const receiptFileName = ({ supplier, title, number }: Receipt): string =>
  fileNameOf([supplier.name, title, number], 'pdf');

const INK = '#2B2019';
const QUIET = '#6B5B4E';
const BRAND = '#A04221';
const RULE = '#D8CAB7';

const AMOUNT_WIDTH = 110;
const COUNT_WIDTH = 34;
const GAP = 12;

type Look = { readonly font?: PdfFont; readonly size?: number; readonly color?: string };

/** A cell of a row; all cells of a row begin at the same height. */
type Cell = Look & { readonly text: string; readonly x: number; readonly width: number; readonly align?: 'right' };

const dress = (pdf: PdfDocument, { font = 'regular', size = 10.5, color = INK }: Look) =>
  pdf.font(font).fontSize(size).fillColor(color);

const right = (pdf: PdfDocument): number => pdf.page.width - PAGE_MARGIN;
const bottom = (pdf: PdfDocument): number => pdf.page.height - PAGE_MARGIN - 24;

/** Prints a row of cells, on the next page if this one has no room for all of them. */
function row(pdf: PdfDocument, cells: readonly Cell[], space = 5): void {
  const heights = cells.map((cell) => dress(pdf, cell).heightOfString(cell.text, { width: cell.width }));
  const height = Math.max(...heights);
  if (pdf.y + height > bottom(pdf)) pdf.addPage();
  const { y } = pdf;
  for (const cell of cells)
    dress(pdf, cell).text(cell.text, cell.x, y, { width: cell.width, align: cell.align ?? 'left' });
  pdf.x = PAGE_MARGIN;
  pdf.y = y + height + space;
}

function rule(pdf: PdfDocument): void {
  pdf.moveTo(PAGE_MARGIN, pdf.y).lineTo(right(pdf), pdf.y).lineWidth(0.7).strokeColor(RULE).stroke();
  pdf.y += 8;
}

const wide = (pdf: PdfDocument): number => right(pdf) - PAGE_MARGIN;

const line = (pdf: PdfDocument, text: string, look: Look = {}, space = 3): void =>
  row(pdf, [{ ...look, text, x: PAGE_MARGIN, width: wide(pdf) }], space);

const sum = (pdf: PdfDocument, { label, amount }: ReceiptSum, look: Look = {}): void =>
  row(pdf, [
    { ...look, text: label, x: PAGE_MARGIN, width: wide(pdf) - AMOUNT_WIDTH - GAP },
    { ...look, text: formatMoney(amount), x: right(pdf) - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' },
  ]);

const moment = (at: Instant): string => `${formatDate(at)}, ${formatTime(at)}`;

function head(pdf: PdfDocument, { supplier, title, number, placedAt, supplied, recipient }: Receipt): void {
  line(pdf, supplier.name, { font: 'serif', size: 22, color: BRAND });
  const contact = contactLines(supplier);
  for (const [index, each] of contact.entries())
    line(pdf, each, { size: 9.5, color: QUIET }, index === contact.length - 1 ? 30 : 1);
  line(pdf, `${title} ${number}`, { font: 'serif', size: 24 }, 10);
  line(pdf, `Bestellt: ${moment(placedAt)}`);
  if (supplied !== null) line(pdf, `${supplied.label}: ${moment(supplied.at)}`);
  line(pdf, `${recipient.label}: ${recipient.text}`, {}, 20);
}

function product(pdf: PdfDocument, { amount, name, options, unitPrice, totalPrice, declaration }: ProductOrder): void {
  const x = PAGE_MARGIN + COUNT_WIDTH;
  const width = wide(pdf) - COUNT_WIDTH - AMOUNT_WIDTH - GAP;
  row(
    pdf,
    [
      { text: `${amount}×`, x: PAGE_MARGIN, width: COUNT_WIDTH, color: QUIET },
      { text: name, x, width, font: 'semibold' },
      { text: formatMoney(totalPrice), x: right(pdf) - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' },
    ],
    1,
  );
  const details = [
    ...(options.length > 0 ? [partsText({ amount, options })] : []),
    ...(amount > 1 ? [`je ${formatMoney(unitPrice)}`] : []),
  ].join(' · ');
  for (const { label, text } of declaration === undefined ? [] : declarationEntries(declaration))
    row(pdf, [{ text: `${label}: ${text}`, x, width, size: 9, color: QUIET }], 1);
  if (details !== '') row(pdf, [{ text: details, x, width, size: 9, color: QUIET }], 1);
  pdf.y += 6;
}

function vatTable(pdf: PdfDocument, { vat }: Receipt): void {
  if (vat.length === 0) return;
  const column = wide(pdf) / 4;
  const cells = (texts: readonly string[], look: Look) =>
    row(
      pdf,
      texts.map((text, index) => ({
        ...look,
        text,
        x: PAGE_MARGIN + index * column,
        width: column,
        ...(index === 0 ? {} : { align: 'right' }),
      })),
      3,
    );
  const look = { size: 9.5, color: QUIET };
  pdf.y += 14;
  cells(['MwSt.-Satz', 'Netto', 'MwSt.', 'Brutto'], { ...look, font: 'semibold' });
  for (const { vatRate, net, vat: tax, gross } of vat)
    cells([percentText(vatRate), formatMoney(net), formatMoney(tax), formatMoney(gross)], look);
}

function pageNumbers(pdf: PdfDocument, { title, number }: Receipt): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // In the margin pdfkit would begin another page.
    pdf.page.margins.bottom = 0;
    const text = `${title} ${number}, Seite ${page + 1} von ${count}`;
    dress(pdf, { size: 8.5, color: QUIET }).text(text, PAGE_MARGIN, pdf.page.height - PAGE_MARGIN, {
      width: wide(pdf),
      align: 'right',
      lineBreak: false,
    });
  }
}

/** The receipt as a PDF of as many pages as it needs; null: too many wait. `now` is the time of printing. */
const receiptPdf = (receipt: Receipt, now: Instant, sender: Sender): Promise<Uint8Array<ArrayBuffer> | null> => {
  const about = { title: `${receipt.title} ${receipt.number}`, author: receipt.supplier.name, at: new Date(now) };
  return drawPdfFor(sender, about, (pdf) => {
    head(pdf, receipt);
    rule(pdf);
    for (const ordered of receipt.lines) product(pdf, ordered);
    rule(pdf);
    for (const part of receipt.sums) sum(pdf, part, { color: QUIET });
    sum(pdf, { label: 'Gesamt inkl. MwSt.', amount: receipt.total }, { font: 'serif', size: 14 });
    for (const payment of receipt.payments) sum(pdf, payment, { color: QUIET });
    vatTable(pdf, receipt);
    pdf.y += 16;
    line(pdf, receipt.note, { size: 9.5, color: QUIET });
    pageNumbers(pdf, receipt);
  });
};

const TOO_MANY_WAIT = 'Gerade warten viele Belege. Bitte versuch es in einem Moment nochmals.';

/** Finds the paper in an order; null where it has none like that. */
type FindPaper = (order: Order, restaurant: Restaurant, context: Context<AppEnvironment>) => Receipt | null;

/**
 * `/order/{id}/receipt.pdf`, and `/order/{id}/refunds/1.pdf` for each refund: for everyone who may see the order. Others
 * get the page, which says that they may not see it.
 */
export const receiptPart =
  (services: Services, senderOf: (context: Context<AppEnvironment>) => Sender): HttpModule =>
  (app) => {
    const access = orderAccess(services);
    const sendPaper = (find: FindPaper) => async (context: Context<AppEnvironment>) => {
      const id = z.uuid().safeParse(context.req.param('id')).data ?? null;
      const capability = context.req.query('capability');
      const { account } = context.get('api');
      const order = id === null ? null : await findVisibleOrder(access, account, { id, capability }, canSeeOrder);
      const { restaurant } = await services.content.read();
      const paper = order === null ? null : find(order, restaurant, context);
      if (paper === null) {
        const { pathname, search } = new URL(context.req.url);
        return context.redirect(`${pathname.replace(/\/(?:receipt|refunds\/[^/]*?)(?:\.pdf)?$/, '')}${search}`);
      }
      const sender = may(await account(), 'order.readAll') ? SHOP : senderOf(context);
      const pdf = await receiptPdf(paper, services.clock.now(), sender);
      if (pdf === null) return context.text(TOO_MANY_WAIT, 503, { 'retry-after': '10' });
      return context.body(pdf, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${receiptFileName(paper)}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    };
    app.get('/order/:id/receipt.pdf', sendPaper(receiptOf));
    app.get(
      '/order/:id/refunds/:file',
      sendPaper((order, restaurant, context) => {
        const refund = order.refunds.find(({ number }) => `${number}.pdf` === context.req.param('file'));
        return refund === undefined ? null : creditNoteOf(order, refund, restaurant);
      }),
    );
  };
