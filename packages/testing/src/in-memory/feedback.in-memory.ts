import { feedbackDraft } from '@ofenpost/core/feedback/feedback';
import { FEEDBACK_LIST, pageOfFeedback } from '@ofenpost/core/feedback/feedback-list';
import type { FeedbackAdminPort, FeedbackPort } from '@ofenpost/core/feedback/feedback.port';
import { createFeedbackUseCases, type FeedbackRepository } from '@ofenpost/core/feedback/feedback.use-cases';
import { type Shop, type Visitor, requireMay } from './shop.ts';

const createFeedbackRepository = ({ feedback, orders }: Shop): FeedbackRepository => ({
  save: async (entry) => {
    const stored = feedback.get(entry.id) ?? entry;
    feedback.set(entry.id, stored);
    return stored;
  },
  list: async (query) => {
    const orderIds = new Map(orders.all().map(({ id, number }) => [number, id]));
    const rows = [...feedback.values()].map((entry) => ({
      ...entry,
      orderId: orderIds.get(entry.orderNumber ?? 0) ?? null,
    }));
    return pageOfFeedback(rows, query);
  },
  update: async (id, change) => {
    const entry = feedback.get(id);
    if (entry === undefined) return null;
    const changed = change(entry);
    feedback.set(id, changed);
    return changed;
  },
});

export function createFeedbackInMemory(shop: Shop, visitor: Visitor): FeedbackPort & FeedbackAdminPort {
  const useCases = createFeedbackUseCases(createFeedbackRepository(shop), shop.clock);
  return {
    send: async (draft, id) => useCases.send(feedbackDraft.parse(draft), id),
    list: async (query) => {
      requireMay(visitor, 'feedback.read');
      return useCases.list(FEEDBACK_LIST.schema.parse(query));
    },
    answer: async (id) => {
      requireMay(visitor, 'feedback.answer');
      return useCases.answer(id);
    },
    reopen: async (id) => {
      requireMay(visitor, 'feedback.answer');
      return useCases.reopen(id);
    },
  };
}
