import { feedback, feedbackError, feedbackDraft, feedbackSendError } from '@ofenpost/core/feedback/feedback';
import { FEEDBACK_LIST, feedbackPage } from '@ofenpost/core/feedback/feedback-list';
import * as z from 'zod/mini';
import { listInput } from '../list-input.ts';
import { guardedRoute, openRoute, refusal } from '../route.ts';

const tags = ['feedback'];
const one = z.object({ id: z.uuid() });
/**
 * A feedback that is sent again with the same id is stored once. A feedback without an id gets one, so each sending
 * counts.
 */
const newFeedback = z.extend(feedbackDraft, { id: z.optional(z.uuid()) });

export const feedbackContract = {
  send: openRoute('feedback.send')
    .route({
      method: 'POST',
      path: '/feedback',
      summary: 'Tell the restaurant something',
      description:
        'Sent again under the same id it is stored once, and other content is refused; without an id each sending counts.',
      tags,
      successStatus: 204,
    })
    .input(newFeedback)
    .errors(refusal(feedbackSendError)),
};

export const feedbackAdminContract = {
  list: guardedRoute('feedback.read')
    .route({
      method: 'GET',
      path: '/desk/feedback',
      summary: 'What guests told, page by page',
      description: 'Feedback with its state, answered or open.',
      tags,
    })
    .input(listInput(FEEDBACK_LIST))
    .output(feedbackPage),
  answer: guardedRoute('feedback.answer')
    .route({
      method: 'POST',
      path: '/desk/feedback/{id}/answer',
      summary: 'Mark feedback as answered',
      description: 'Answers the feedback with who marked it.',
      tags,
    })
    .input(one)
    .output(feedback)
    .errors(refusal(feedbackError)),
  reopen: guardedRoute('feedback.answer')
    .route({
      method: 'DELETE',
      path: '/desk/feedback/{id}/answer',
      summary: 'Mark feedback as open again',
      description: 'Takes back the mark that it was answered.',
      tags,
    })
    .input(one)
    .output(feedback)
    .errors(refusal(feedbackError)),
};
