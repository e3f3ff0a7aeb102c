import { apiKey, apiKeyDraft, apiKeyError, madeApiKey } from '@ofenpost/core/api-key/api-key';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['apiKey'];
const key = z.object({ id: z.uuid() });

export const apiKeyContract = {
  list: guardedRoute('apiKey.manage')
    .route({ method: 'GET', path: '/desk/api-keys', summary: 'The API keys that are not revoked, newest first', tags })
    .output(z.array(apiKey)),
  make: guardedRoute('apiKey.manage')
    .route({ method: 'POST', path: '/desk/api-keys', summary: 'Make a key; its secret is answered once', tags })
    .input(apiKeyDraft)
    .output(madeApiKey),
  rotate: guardedRoute('apiKey.manage')
    .route({
      method: 'POST',
      path: '/desk/api-keys/{id}/rotation',
      summary: 'Make a key in the place of this one, which works on for seven days',
      tags,
    })
    .input(key)
    .output(madeApiKey)
    .errors(refusal(apiKeyError)),
  revoke: guardedRoute('apiKey.manage')
    .route({ method: 'DELETE', path: '/desk/api-keys/{id}', summary: 'End a key at once', tags })
    .input(key)
    .output(z.array(apiKey))
    .errors(refusal(apiKeyError)),
};
