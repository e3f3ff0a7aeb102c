import { createEditorActors } from '../editor/editor.actors.ts';
import { createEditorMachine } from '../editor/editor.machine.ts';
import type { Ports } from '../ports.ts';
import { ok } from '../result/result.ts';
import { BLANK_FEEDBACK, type FeedbackDraft, feedbackDraft } from './feedback-draft.ts';

/**
 * The editor of a feedback, which begins blank. All its attempts go under one id, so that one whose answer got lost is
 * there only once.
 */
export function createFeedbackForm({ feedback, idempotencyKey }: Pick<Ports, 'feedback' | 'idempotencyKey'>) {
  const id = idempotencyKey.create();
  return createEditorMachine({ schema: feedbackDraft, blank: BLANK_FEEDBACK }).provide({
    actors: createEditorActors<FeedbackDraft>({
      load: async () => BLANK_FEEDBACK,
      save: async ({ value }) => {
        await feedback.send(value, id);
        return ok(value);
      },
    }),
  });
}
