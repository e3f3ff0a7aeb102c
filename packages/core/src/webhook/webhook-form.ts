import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import type { Ports } from '../ports.ts';
import { err, ok } from '../result/result.ts';
import { BLANK_WEBHOOK, type MadeWebhook, WEBHOOK_MESSAGES, type WebhookDraft, webhookDraft } from './webhook.ts';

/** The editor of a new webhook. */
export const createWebhookForm = ({ webhook }: Pick<Ports, 'webhook'>, onMade: (made: MadeWebhook) => void) =>
  createEditorMachine({ schema: webhookDraft, blank: BLANK_WEBHOOK }).provide({
    actors: createEditorActors<WebhookDraft>({
      load: async () => BLANK_WEBHOOK,
      save: async ({ value }) => {
        const made = await webhook.make(value);
        if (!made.ok) return err({ code: 'refused', message: WEBHOOK_MESSAGES[made.error.code] });
        onMade(made.value);
        return ok(value);
      },
    }),
  });
