import { apiKey, apiKeyDraft, apiKeyError, madeApiKey } from '@ofenpost/core/api-key/api-key';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['apiKey'];
const key = z.object({ id: z.uuid() });

export const apiKeyContract = {
  list: guardedRoute('apiKey.manage')
    .route({
      method: 'GET',
      path: '/desk/api-keys',
      summary: 'The API keys that are not revoked, newest first',
      description: 'Their secrets are not among the answer: the server has only hashes of them.',
      tags,
    })
    .output(z.array(apiKey)),
  make: guardedRoute('apiKey.manage')
    .route({
      method: 'POST',
      path: '/desk/api-keys',
      summary: 'Make a key',
      description: 'Its secret is in this answer and never in another.',
      tags,
    })
    .input(apiKeyDraft)
    .output(madeApiKey),
  rotate: guardedRoute('apiKey.manage')
    .route({
      method: 'POST',
      path: '/desk/api-keys/{id}/rotation',
      summary: 'Replace a key',
      description: 'The new key has its name and scopes; the old one works on for seven days.',
      tags,
    })
    .input(key)
    .output(madeApiKey)
    .errors(refusal(apiKeyError)),
  revoke: guardedRoute('apiKey.manage')
    .route({
      method: 'DELETE',
      path: '/desk/api-keys/{id}',
      summary: 'End a key at once',
      description: 'Answers the keys that remain.',
      tags,
    })
    .input(key)
    .output(z.array(apiKey))
    .errors(refusal(apiKeyError)),
};
