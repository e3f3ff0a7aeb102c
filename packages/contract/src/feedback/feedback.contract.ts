import { feedback, feedbackError } from '@ofenpost/core/feedback/feedback';
import { feedbackDraft } from '@ofenpost/core/feedback/feedback-draft';
import { feedbackPage, feedbackQuery, worstRating } from '@ofenpost/core/feedback/feedback-page';
import * as z from 'zod/mini';
import { guardedRoute, openRoute, refusal } from '../route.ts';
import { wholeNumber } from '../whole-number.ts';

const tags = ['feedback'];
const { state, limit, offset } = feedbackQuery.shape;

export const feedbackContract = {
  send: openRoute('feedback.send')
    .route({ method: 'POST', path: '/feedback', summary: 'Tell the restaurant something', tags, successStatus: 204 })
    .input(feedbackDraft),
};

export const feedbackDeskContract = {
  list: guardedRoute('feedback.read')
    .route({ method: 'GET', path: '/desk/feedback', summary: 'What guests told, newest first, page by page', tags })
    .input(
      z.object({
        state,
        /** The worst of the three ratings; without it any. */
        lowestRating: z.optional(z.pipe(wholeNumber, worstRating)),
        limit: z.pipe(wholeNumber, limit),
        offset: z.pipe(wholeNumber, offset),
      }),
    )
    .output(feedbackPage),
  answer: guardedRoute('feedback.answer')
    .route({ method: 'POST', path: '/desk/feedback/{id}/answer', summary: 'Mark as answered', tags })
    .input(z.object({ id: z.uuid() }))
    .output(feedback)
    .errors(refusal(feedbackError)),
};
