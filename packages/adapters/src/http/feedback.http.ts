import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { FeedbackDeskPort, FeedbackPort } from '@ofenpost/core/feedback/feedback.port';
import { resultOf } from './refusal.ts';

export const createFeedbackHttp = ({ feedback }: ApiClient): FeedbackPort => ({
  send: async (draft, id) => {
    await feedback.send({ ...draft, id });
  },
});

export const createFeedbackDeskHttp = ({ feedbackDesk }: ApiClient): FeedbackDeskPort => ({
  list: (query) => feedbackDesk.list(query),
  answer: (id) => resultOf(feedbackDesk.answer({ id })),
  reopen: (id) => resultOf(feedbackDesk.reopen({ id })),
});
