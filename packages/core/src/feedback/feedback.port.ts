import type { Result } from '../result/result.ts';
import type { FeedbackDraft } from './feedback-draft.ts';
import type { FeedbackPage, FeedbackQuery } from './feedback-list.ts';
import type { Feedback, FeedbackError } from './feedback.ts';

/** How anybody tells the restaurant something. */
export type FeedbackPort = {
  /** The id names the sending: sent again under it, nothing is stored a second time, and what was sent first stays. */
  send(draft: FeedbackDraft, id: string): Promise<void>;
};

/** What staff do with it. */
export type FeedbackAdminPort = {
  list(query: FeedbackQuery): Promise<FeedbackPage>;
  /** Marks it as answered; answers the entry as it is now. */
  answer(id: string): Promise<Result<Feedback, FeedbackError>>;
  /** Takes the mark back. */
  reopen(id: string): Promise<Result<Feedback, FeedbackError>>;
};
