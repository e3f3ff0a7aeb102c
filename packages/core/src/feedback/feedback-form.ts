import { isSame } from '../editor/compare.ts';
import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import type { FormOf } from '../editor/form-draft.ts';
import type { Ports } from '../ports.ts';
import { err, ok } from '../result/result.ts';
import { BLANK_FEEDBACK, FEEDBACK_SEND_MESSAGES, type FeedbackDraft, feedbackDraft } from './feedback.ts';

/** The name under which an unsent feedback is stored on the device, and its schema. */
export const FEEDBACK_FORM: FormOf<FeedbackDraft> = { form: 'feedback', draft: feedbackDraft };

/**
 * The editor of a feedback, which begins blank. The same content is always sent under the same id, so that a retry
 * after a lost answer stores nothing twice; changed content gets a new id, because stored feedback never changes.
 */
export function createFeedbackForm({ feedback, idempotencyKey }: Pick<Ports, 'feedback' | 'idempotencyKey'>) {
  let sent: { readonly id: string; readonly value: FeedbackDraft } | null = null;
  return createEditorMachine({ schema: feedbackDraft, blank: BLANK_FEEDBACK }).provide({
    actors: createEditorActors<FeedbackDraft>({
      load: async () => BLANK_FEEDBACK,
      save: async ({ value }) => {
        if (sent === null || !isSame(sent.value, value)) sent = { id: idempotencyKey.create(), value };
        const stored = await feedback.send(value, sent.id);
        if (stored.ok) return ok(value);
        // What was typed stays in the form, and the next try has an id of its own.
        sent = null;
        return err({ code: 'refused', message: FEEDBACK_SEND_MESSAGES[stored.error.code] });
      },
    }),
  });
}
