import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { FeedbackDeskPort, FeedbackPort } from '@ofenpost/core/feedback/feedback.port';
import { resultOf } from './refusal.ts';

export const createFeedbackHttp = ({ feedback }: ApiClient): FeedbackPort => ({
  send: async (draft) => {
    await feedback.send(draft);
  },
});

export const createFeedbackDeskHttp = ({ feedbackDesk }: ApiClient): FeedbackDeskPort => ({
  list: ({ lowestRating, ...query }) => feedbackDesk.list(lowestRating === null ? query : { ...query, lowestRating }),
  answer: (id) => resultOf(feedbackDesk.answer({ id })),
});
