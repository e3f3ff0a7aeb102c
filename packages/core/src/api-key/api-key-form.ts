import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import type { Ports } from '../ports.ts';
import { ok } from '../result/result.ts';
import { type ApiKeyDraft, BLANK_API_KEY, type MadeApiKey, apiKeyDraft } from './api-key.ts';

/** The editor of a new key. */
export const createApiKeyForm = ({ apiKey }: Pick<Ports, 'apiKey'>, onMade: (made: MadeApiKey) => void) =>
  createEditorMachine({ schema: apiKeyDraft, blank: BLANK_API_KEY }).provide({
    actors: createEditorActors<ApiKeyDraft>({
      load: async () => BLANK_API_KEY,
      save: async ({ value }) => {
        onMade(await apiKey.make(value));
        return ok(value);
      },
    }),
  });
