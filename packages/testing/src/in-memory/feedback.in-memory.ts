import {
  type Feedback,
  type FeedbackError,
  answerFeedback,
  reopenFeedback,
  feedbackDraft,
} from '@ofenpost/core/feedback/feedback';
import { FEEDBACK_LIST, pageOfFeedback } from '@ofenpost/core/feedback/feedback-list';
import type { FeedbackAdminPort, FeedbackPort } from '@ofenpost/core/feedback/feedback.port';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import type { Shop, Visitor } from './shop.ts';

export const createFeedbackInMemory = ({ feedback, clock }: Shop): FeedbackPort => ({
  send: async (draft, id) => {
    const entry = { ...feedbackDraft.parse(draft), id, created: clock.now(), answered: null };
    if (!feedback.has(id)) feedback.set(id, entry);
  },
});

export function createFeedbackAdminInMemory({ feedback, orders, clock }: Shop, visitor: Visitor): FeedbackAdminPort {
  const change = (id: string, to: (entry: Feedback) => Feedback): Result<Feedback, FeedbackError> => {
    if (!may(visitor.account, 'feedback.answer')) throw new Error('not allowed');
    const entry = feedback.get(id);
    if (entry === undefined) return err({ code: 'feedbackUnknown' });
    feedback.set(id, to(entry));
    return ok(to(entry));
  };
  const orderIdOf = ({ orderNumber }: Feedback): string | null =>
    orders.all().find(({ number }) => number === orderNumber)?.id ?? null;
  return {
    list: async (query) => {
      if (!may(visitor.account, 'feedback.read')) throw new Error('not allowed');
      const rows = [...feedback.values()].map((entry) => ({ ...entry, orderId: orderIdOf(entry) }));
      return pageOfFeedback(rows, FEEDBACK_LIST.schema.parse(query));
    },
    answer: async (id) => change(id, (entry) => answerFeedback(entry, clock.now())),
    reopen: async (id) => change(id, reopenFeedback),
  };
}
