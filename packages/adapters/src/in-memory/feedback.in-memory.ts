import { answerFeedback } from '@ofenpost/core/feedback/feedback';
import { feedbackDraft } from '@ofenpost/core/feedback/feedback-draft';
import { feedbackQuery, pageOfFeedback } from '@ofenpost/core/feedback/feedback-page';
import type { FeedbackDeskPort, FeedbackPort } from '@ofenpost/core/feedback/feedback.port';
import { may } from '@ofenpost/core/permission/permission';
import { err, ok } from '@ofenpost/core/result/result';
import type { Shop, Visitor } from './shop.ts';

export const createFeedbackInMemory = ({ feedback, clock }: Shop): FeedbackPort => ({
  send: async (draft) => {
    const id = crypto.randomUUID();
    feedback.set(id, { ...feedbackDraft.parse(draft), id, created: clock.now(), answered: null });
  },
});

export const createFeedbackDeskInMemory = ({ feedback, clock }: Shop, visitor: Visitor): FeedbackDeskPort => ({
  list: async (query) => {
    if (!may(visitor.account, 'feedback.read')) throw new Error('not allowed');
    return pageOfFeedback([...feedback.values()], feedbackQuery.parse(query));
  },
  answer: async (id) => {
    if (!may(visitor.account, 'feedback.answer')) throw new Error('not allowed');
    const entry = feedback.get(id);
    if (entry === undefined) return err({ code: 'feedbackUnknown' });
    const answered = answerFeedback(entry, clock.now());
    feedback.set(id, answered);
    return ok(answered);
  },
});
