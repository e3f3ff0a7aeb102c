import { giftCardOf, isVoided } from '@ofenpost/core/gift-card/gift-card-ledger';
import { may } from '@ofenpost/core/permission/permission';
import * as z from 'zod/mini';
import type { HttpModule } from '../http/app.ts';
import type { Services } from '../services.ts';
import { giftCardFileName, giftCardPdf } from './gift-card-pdf.ts';
import { findGiftCardById } from './gift-card.repository.ts';

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
      const isAllowed = may(await context.get('api').account(), 'giftCard.issue');
      const stored = id === null || !isAllowed ? null : await findGiftCardById(database, id);
      // Nobody is handed a sheet that pays for nothing any more.
      if (stored === null || isVoided(stored.ledger)) return context.redirect(GIFT_CARDS);
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
