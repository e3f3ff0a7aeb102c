import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { FeedbackAdminPort, FeedbackPort } from '@ofenpost/core/feedback/feedback.port';
import { resultOf } from './refusal.ts';

export const createFeedbackHttp = ({ feedback }: ApiClient): FeedbackPort => ({
  send: async (draft, id) => {
    await feedback.send({ ...draft, id });
  },
});

export const createFeedbackAdminHttp = ({ feedbackDesk }: ApiClient): FeedbackAdminPort => ({
  list: (query) => feedbackDesk.list(query),
  answer: (id) => resultOf(feedbackDesk.answer({ id })),
  reopen: (id) => resultOf(feedbackDesk.reopen({ id })),
});
