import { versioned, versionedSaveError } from '@ofenpost/core/editor/versioned';
import { promotionDraft } from '@ofenpost/core/promotion/promotion';
import { PROMOTION_LIST, promotionPage } from '@ofenpost/core/promotion/promotion-list';
import { promotionAdminError } from '@ofenpost/core/promotion/promotion-record';
import { promotionTerms, promotionUnusable } from '@ofenpost/core/promotion/promotion-terms';
import * as z from 'zod/mini';
import { listInput } from '../list-input.ts';
import { guardedRoute, openRoute, refusal } from '../route.ts';

const tags = ['promotion-desk'];
const id = z.uuid();

export const promotionContract = {
  load: openRoute('promotion.read')
    .route({
      method: 'GET',
      path: '/promotions',
      summary: 'The happy hours that count now',
      description: 'They count for whoever orders, without a code.',
      tags: ['promotion'],
    })
    .output(z.array(promotionTerms)),
  // A code is sent in the body, so that it does not appear in a log.
  check: openRoute('promotion.check')
    .route({
      method: 'POST',
      path: '/promotions/check',
      summary: 'What a code earns now',
      description: 'Whoever has used it already learns that with the order.',
      tags: ['promotion'],
    })
    .input(z.object({ code: z.string() }))
    .output(promotionTerms)
    .errors(refusal(promotionUnusable)),
};

export const promotionAdminContract = {
  list: guardedRoute('promotion.edit')
    .route({
      method: 'GET',
      path: '/desk/promotions',
      summary: 'All promotions, page by page, with their use',
      description: 'Without a filter those that have not ended.',
      tags,
    })
    .input(listInput(PROMOTION_LIST))
    .output(promotionPage),
  find: guardedRoute('promotion.edit')
    .route({
      method: 'GET',
      path: '/desk/promotions/{id}',
      summary: 'A promotion and its version, if there is one',
      description: 'Answers null for an unknown id; the version is sent along when it is saved.',
      tags,
    })
    .input(z.object({ id }))
    .output(z.nullable(versioned(promotionDraft))),
  save: guardedRoute('promotion.edit')
    .route({
      method: 'PUT',
      path: '/desk/promotions/{id}',
      summary: 'Save a promotion',
      description: 'Takes the version that was loaded; a new promotion has version 0 and an id of your making.',
      tags,
    })
    .input(z.extend(versioned(promotionDraft), { id }))
    .output(versioned(promotionDraft))
    .errors(refusal(versionedSaveError(promotionDraft))),
  remove: guardedRoute('promotion.edit')
    .route({
      method: 'DELETE',
      path: '/desk/promotions/{id}',
      summary: 'Remove a promotion that no order has',
      description: 'Answers it as it was.',
      tags,
    })
    .input(z.object({ id }))
    .output(versioned(promotionDraft))
    .errors(refusal(promotionAdminError)),
};
