import type { Result } from '../result/result.ts';
import type { FeedbackPage, FeedbackQuery } from './feedback-list.ts';
import type { FeedbackDraft, Feedback, FeedbackError, FeedbackSendError } from './feedback.ts';

/** How everybody can send feedback to the restaurant. */
export type FeedbackPort = {
  /**
   * Sends a feedback under an id. Sent again under the same id, nothing is stored a second time; other content is
   * refused, and the first stays.
   */
  send(draft: FeedbackDraft, id: string): Promise<Result<unknown, FeedbackSendError>>;
};

/** How staff work with feedback. */
export type FeedbackAdminPort = {
  list(query: FeedbackQuery): Promise<FeedbackPage>;
  /** Marks it as answered; answers the entry as it is now. */
  answer(id: string): Promise<Result<Feedback, FeedbackError>>;
  /** Removes the mark. */
  reopen(id: string): Promise<Result<Feedback, FeedbackError>>;
};
