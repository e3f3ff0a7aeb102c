import * as z from 'zod/mini';
import { type Instant, instant } from '../time/instant.ts';
import { feedbackDraft } from './feedback-draft.ts';

export const feedback = z.extend(feedbackDraft, {
  id: z.uuid(),
  created: instant,
  /** When staff marked it as answered. */
  answered: z.nullable(instant),
});
export type Feedback = z.infer<typeof feedback>;

export const feedbackError = z.discriminatedUnion('code', [z.object({ code: z.literal('feedbackUnknown') })]);
export type FeedbackError = z.infer<typeof feedbackError>;

/** The entry marked as answered; an earlier mark stays. */
export const answerFeedback = (entry: Feedback, now: Instant): Feedback => ({
  ...entry,
  answered: entry.answered ?? now,
});

/** The entry without the mark. */
export const reopenFeedback = (entry: Feedback): Feedback => ({ ...entry, answered: null });
