import { giftCard, giftCardBalance, giftCardAdminError, giftCardUnusable } from '@ofenpost/core/gift-card/gift-card';
import { giftCardAdjustment, giftCardCorrection, giftCardDraft } from '@ofenpost/core/gift-card/gift-card-draft';
import { GIFT_CARD_LIST, giftCardPage } from '@ofenpost/core/gift-card/gift-card-list';
import * as z from 'zod/mini';
import { guardedRoute, limitedRefusal, openRoute, refusal } from '../route.ts';

/** Any text is accepted: an impossible code is refused in the same way as an unknown one. */
const code = z.string();

export const giftCardContract = {
  // A code is worth money: it is sent in the body, so that it does not appear in a log.
  balance: openRoute('giftCard.readBalance')
    .route({
      method: 'POST',
      path: '/gift-cards/balance',
      summary: 'What is left on a gift card',
      tags: ['gift-card'],
    })
    .input(z.object({ code }))
    .output(giftCardBalance)
    .errors(refusal(giftCardUnusable)),
};

export const giftCardAdminContract = {
  // The filter is sent in the body, because staff may search for a code.
  list: guardedRoute('giftCard.issue')
    .route({
      method: 'POST',
      path: '/desk/gift-cards/search',
      summary: 'The gift cards, page by page, and what is outstanding of all',
      tags: ['gift-card-desk'],
    })
    .input(GIFT_CARD_LIST.schema)
    .output(giftCardPage),
  issue: guardedRoute('giftCard.issue')
    .route({
      method: 'PUT',
      path: '/desk/gift-cards/{id}',
      summary: 'Issue a gift card under an id of your making; the same again issues no second one',
      tags: ['gift-card-desk'],
    })
    .input(z.extend(giftCardDraft, { id: z.uuid() }))
    .output(giftCard)
    .errors(limitedRefusal(giftCardAdminError)),
  find: guardedRoute('giftCard.issue')
    .route({
      method: 'POST',
      path: '/desk/gift-cards/find',
      summary: 'A gift card with its history',
      tags: ['gift-card-desk'],
    })
    .input(z.object({ code }))
    .output(giftCard)
    .errors(refusal(giftCardAdminError)),
  open: guardedRoute('giftCard.issue')
    .route({
      method: 'POST',
      path: '/desk/gift-cards/{id}/openings',
      summary: 'A gift card of the list with its whole code, which the audit log records',
      tags: ['gift-card-desk'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(giftCard)
    .errors(refusal(giftCardAdminError)),
  adjust: guardedRoute('giftCard.adjust')
    .route({
      method: 'POST',
      path: '/desk/gift-cards/adjustments',
      summary: 'Correct the balance of a gift card, from the one that was seen',
      tags: ['gift-card-desk'],
    })
    .input(z.extend(giftCardCorrection, { code }))
    .output(giftCard)
    .errors(limitedRefusal(giftCardAdminError)),
  void: guardedRoute('giftCard.void')
    .route({
      method: 'POST',
      path: '/desk/gift-cards/voids',
      summary: 'End a gift card for good',
      tags: ['gift-card-desk'],
    })
    .input(z.extend(z.pick(giftCardAdjustment, { reason: true }), { code }))
    .output(giftCard)
    .errors(refusal(giftCardAdminError)),
};
