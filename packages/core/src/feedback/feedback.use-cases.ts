import { isSame } from '../editor/compare.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { FeedbackPage, FeedbackQuery } from './feedback-list.ts';
import type { FeedbackAdminPort, FeedbackPort } from './feedback.port.ts';
import { type Feedback, type FeedbackError, answerFeedback, reopenFeedback } from './feedback.ts';

/** Where feedback is stored. */
export type FeedbackRepository = {
  /** Stores a new entry. The first one with an id stays, so that nobody can overwrite it. Returns the one with this id. */
  save(entry: Feedback): Promise<Feedback>;
  list(query: FeedbackQuery): Promise<FeedbackPage>;
  /** Replaces an entry by what `change` makes of it; returns it as it is now, null when there is none. */
  update(id: string, change: (entry: Feedback) => Feedback): Promise<Feedback | null>;
};

/** What guests and staff do with feedback. The caller has checked permission and input. */
export function createFeedbackUseCases(
  feedback: FeedbackRepository,
  clock: ClockPort,
): FeedbackPort & FeedbackAdminPort {
  const update = async (
    id: string,
    change: (entry: Feedback) => Feedback,
  ): Promise<Result<Feedback, FeedbackError>> => {
    const changed = await feedback.update(id, change);
    return changed === null ? err({ code: 'feedbackUnknown' }) : ok(changed);
  };
  return {
    send: async (draft, id) => {
      const entry = { ...draft, id, created: clock.now(), answered: null };
      const { created, answered } = entry;
      const stored = await feedback.save(entry);
      return isSame({ ...stored, created, answered }, entry) ? ok(null) : err({ code: 'idempotencyKeyReused' });
    },
    list: (query) => feedback.list(query),
    answer: (id) => update(id, (entry) => answerFeedback(entry, clock.now())),
    reopen: (id) => update(id, reopenFeedback),
  };
}
