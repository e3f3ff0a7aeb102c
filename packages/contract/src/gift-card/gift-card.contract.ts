import { giftCard, giftCardBalance } from '@ofenpost/core/gift-card/gift-card';
import { giftCardAdminError } from '@ofenpost/core/gift-card/gift-card-admin-error';
import { giftCardAdjustment, giftCardCorrection, giftCardDraft } from '@ofenpost/core/gift-card/gift-card-draft';
import { GIFT_CARD_LIST, giftCardPage } from '@ofenpost/core/gift-card/gift-card-list';
import { giftCardUnusable } from '@ofenpost/core/gift-card/gift-card-unusable';
import * as z from 'zod/mini';
import { guardedRoute, limitedRefusal, openRoute, refusal } from '../route.ts';

/** Any text is accepted: an impossible code is refused in the same way as an unknown one. */
const code = z.string();

export const giftCardContract = {
  balance: openRoute('giftCard.readBalance')
    .route({
      method: 'POST',
      path: '/gift-cards/balance',
      summary: 'What is left on a gift card',
      description: 'The code is sent in the body, so that it does not stand in a log.',
      tags: ['gift-card'],
    })
    .input(z.object({ code }))
    .output(giftCardBalance)
    .errors(refusal(giftCardUnusable)),
};

export const giftCardAdminContract = {
  list: guardedRoute('giftCard.issue')
    .route({
      method: 'POST',
      path: '/desk/gift-cards/search',
      summary: 'The gift cards, page by page',
      description: 'Answers what is outstanding of all too; the search is sent in the body, because it may be a code.',
      tags: ['gift-card-desk'],
    })
    .input(GIFT_CARD_LIST.schema)
    .output(giftCardPage),
  issue: guardedRoute('giftCard.issue')
    .route({
      method: 'PUT',
      path: '/desk/gift-cards/{id}',
      summary: 'Issue a gift card',
      description: 'The id is of your making: the same again issues no second one.',
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
      description: 'The code is sent in the body, so that it does not stand in a log.',
      tags: ['gift-card-desk'],
    })
    .input(z.object({ code }))
    .output(giftCard)
    .errors(refusal(giftCardAdminError)),
  open: guardedRoute('giftCard.issue')
    .route({
      method: 'POST',
      path: '/desk/gift-cards/{id}/openings',
      summary: 'Open a gift card of the list',
      description: 'Answers it with its whole code, of which the list shows the end. The audit log records who saw it.',
      tags: ['gift-card-desk'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(giftCard)
    .errors(refusal(giftCardAdminError)),
  adjust: guardedRoute('giftCard.adjust')
    .route({
      method: 'POST',
      path: '/desk/gift-cards/adjustments',
      summary: 'Correct the balance of a gift card',
      description: 'Names the balance that was seen, and is refused if it is another by now.',
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
      description: 'Takes the reason; nobody can pay with the card any more.',
      tags: ['gift-card-desk'],
    })
    .input(z.extend(z.pick(giftCardAdjustment, { reason: true }), { code }))
    .output(giftCard)
    .errors(refusal(giftCardAdminError)),
};
