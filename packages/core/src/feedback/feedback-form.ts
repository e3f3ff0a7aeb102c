import { createEditorActors } from '../editor/editor.actors.ts';
import { createEditorMachine } from '../editor/editor.machine.ts';
import { ok } from '../result/result.ts';
import { BLANK_FEEDBACK, type FeedbackDraft, feedbackDraft } from './feedback-draft.ts';
import type { FeedbackPort } from './feedback.port.ts';

/** The editor of a feedback, which begins blank. */
export const createFeedbackForm = ({ feedback }: { readonly feedback: FeedbackPort }) =>
  createEditorMachine({ schema: feedbackDraft, blank: BLANK_FEEDBACK }).provide({
    actors: createEditorActors<FeedbackDraft>({
      load: async () => BLANK_FEEDBACK,
      save: async ({ value }) => {
        await feedback.send(value);
        return ok(value);
      },
    }),
  });
