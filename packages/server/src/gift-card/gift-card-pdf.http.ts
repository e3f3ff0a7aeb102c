import type { GiftCard } from '@ofenpost/core/gift-card/gift-card';
import { faceValueOf, giftCardOf, isVoided } from '@ofenpost/core/gift-card/gift-card-ledger';
import { codeShown } from '@ofenpost/core/gift-card/gift-card.use-cases';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { placeText } from '@ofenpost/core/restaurant/contact-lines';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { may } from '@ofenpost/core/role/permission';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate } from '@ofenpost/core/time/zurich';
import { encode } from 'uqr';
import * as z from 'zod/mini';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { HttpModule } from '../http/app.ts';
import { fileNameOf } from '../pdf/file-name.ts';
import { type PdfDocument, PAGE_MARGIN, drawPdf } from '../pdf/pdf-document.ts';
import type { Services } from '../services.ts';
import { findGiftCardById } from './gift-card.repository.ts';

const INK = '#2B2019';
const QUIET = '#6B5B4E';
const BRAND = '#A04221';
const PAPER = '#FBF6EE';
const RULE = '#D8CAB7';

// The upper half of an A4 sheet, so that it can be folded. In points, 72 an inch.
const HEIGHT = 340;
const PADDING = 30;
const QR_SIDE = 132;

export type PrintedGiftCard = {
  readonly giftCard: GiftCard;
  readonly restaurant: Restaurant;
  readonly publicUrl: string;
  readonly now: Instant;
};

const issuedAt = ({ entries }: GiftCard): Instant => entries[0]?.at ?? '';

/**
 * The code alone, which a scanner types at checkout or in the admin pages; a URL would leave it in logs and histories.
 */
function drawQr(pdf: PdfDocument, code: string, x: number, y: number): void {
  const { data, size } = encode(code, { ecc: 'M', border: 2 });
  const side = QR_SIDE / size;
  pdf.rect(x, y, QR_SIDE, QR_SIDE).fill('#FFFFFF');
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      // A little larger than its cell, so that no thin gap remains between two cells.
      if (isDark) pdf.rect(x + column * side, y + row * side, side + 0.2, side + 0.2);
  pdf.fill('#000000');
}

function drawCard(pdf: PdfDocument, { giftCard, restaurant, publicUrl }: PrintedGiftCard): void {
  const [left, top, width] = [PAGE_MARGIN, PAGE_MARGIN, pdf.page.width - 2 * PAGE_MARGIN];
  const [x, right] = [left + PADDING, left + width - PADDING];
  const column = right - QR_SIDE - PADDING - x;
  pdf.roundedRect(left, top, width, HEIGHT, 16).lineWidth(0.8).fillAndStroke(PAPER, RULE);
  pdf
    .font('serif')
    .fontSize(17)
    .fillColor(BRAND)
    .text(restaurant.name, x, top + PADDING, { width: column });
  pdf
    .font('serif')
    .fontSize(30)
    .fillColor(INK)
    .text('Gutschein', x, top + 62, { width: column });
  pdf
    .font('serif')
    .fontSize(30)
    .fillColor(BRAND)
    .text(formatMoney(faceValueOf(giftCard.entries)), { width: column });
  pdf.font('regular').fontSize(11.5).fillColor(INK);
  pdf.text(giftCard.greeting, x, top + 152, { width: column, height: 96, ellipsis: true, lineGap: 2 });
  drawQr(pdf, giftCard.code, right - QR_SIDE, top + PADDING);
  pdf.font('semibold').fontSize(13).fillColor(INK);
  pdf.text(giftCard.code, right - QR_SIDE - 10, top + PADDING + QR_SIDE + 10, { width: QR_SIDE + 20, align: 'center' });
  pdf.font('regular').fontSize(9.5).fillColor(QUIET);
  const host = new URL(publicUrl).host;
  pdf.text(`Einlösen beim Bestellen auf ${host}: gib den Code an der Kasse ein.`, x, top + HEIGHT - 62, {
    width: width - 2 * PADDING,
  });
  pdf.text(
    `Ausgestellt am ${formatDate(issuedAt(giftCard))} · ${[restaurant.name, placeText(restaurant)].filter((part) => part !== '').join(', ')}`,
    { width: width - 2 * PADDING },
  );
}

/** A gift card to print or to send. It does not show the balance, since that changes. */
export const giftCardPdf = (printed: PrintedGiftCard): Promise<Uint8Array<ArrayBuffer>> =>
  drawPdf({ title: 'Gutschein', author: printed.restaurant.name, at: new Date(printed.now) }, (pdf) =>
    drawCard(pdf, printed),
  );

/** The file's name, without the code, which must not appear in names. */
export const giftCardFileName = ({ restaurant }: Pick<PrintedGiftCard, 'restaurant'>): string =>
  fileNameOf([restaurant.name, 'Gutschein'], 'pdf');

const GIFT_CARDS = '/admin/gift-cards';

/**
 * `/admin/gift-cards/{id}/gift-card.pdf`: for staff, to print. Others get the page, which says that they may not see
 * it.
 */
export const giftCardPdfPart =
  ({ database, content, clock, configuration: { publicUrl } }: Services): HttpModule =>
  (app) => {
    app.get(`${GIFT_CARDS}/:id/gift-card.pdf`, async (context) => {
      const id = z.uuid().safeParse(context.req.param('id')).data ?? null;
      const account = await context.get('api').account();
      const stored = id === null || !may(account, 'giftCard.issue') ? null : await findGiftCardById(database, id);
      // Nobody is handed a sheet that pays for nothing any more.
      if (stored === null || isVoided(stored.ledger)) return context.redirect(GIFT_CARDS);
      await recordAudit(database, { ...codeShown(stored), at: clock.now(), actorId: account.id });
      const { restaurant } = await content.read();
      const { ledger, ...entered } = stored;
      const printed = { giftCard: giftCardOf(entered, ledger), restaurant, publicUrl, now: clock.now() };
      return context.body(await giftCardPdf(printed), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${giftCardFileName(printed)}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    });
  };
