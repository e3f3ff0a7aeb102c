import type { FeedbackDraft, Feedback } from './feedback.ts';

/** A valid draft. */
export const FEEDBACK_DRAFT: FeedbackDraft = {
  food: 5,
  delivery: 4,
  app: 3,
  text: 'Der Teig war wunderbar.',
  orderNumber: 1001,
  contact: 'anna.keller@example.ch',
};

/** Not answered yet. */
export const FEEDBACK: Feedback = {
  ...FEEDBACK_DRAFT,
  id: '00000000-0000-4000-8000-0000000000f1',
  created: '2026-11-20T18:00:00.000Z',
  answered: null,
};
