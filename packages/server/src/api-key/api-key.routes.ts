import { randomBytes, randomUUID } from 'node:crypto';
import { apiKeyContract } from '@ofenpost/contract/api-key/api-key.contract';
import { createApiKeySecret } from '@ofenpost/core/api-key/api-key-secret';
import { createApiKeyUseCases } from '@ofenpost/core/api-key/api-key.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { hashApiKey } from './api-key-check.ts';
import { createApiKeyRepository } from './api-key.repository.ts';

const apiKey = implement(apiKeyContract).$context<ApiContext>();

/** The handlers of `apiKeyContract`. */
export function createApiKeyRoutes({ database, clock, configuration }: Services) {
  const kind = configuration.environment === 'production' ? 'live' : 'test';
  const keysFor = createApiKeyUseCases({
    clock,
    transaction: (work) => database.transaction((tx) => work(createApiKeyRepository(tx))),
    createId: randomUUID,
    createSecret: () => createApiKeySecret(kind, randomBytes),
    hashOf: hashApiKey,
  });
  const asManagement = async (context: ApiContext) => keysFor(await signedInId(context));
  return {
    list: apiKey.list.handler(async ({ context }) => [...(await (await asManagement(context)).list())]),
    make: apiKey.make.handler(async ({ context, input }) => {
      const made = await (await asManagement(context)).make(input);
      context.log.info({ accountId: await signedInId(context), actor: `key:${made.id}` }, 'API key made');
      return made;
    }),
    rotate: apiKey.rotate.handler(async ({ context, input: { id }, errors }) => {
      const rotated = await (await asManagement(context)).rotate(id);
      if (!rotated.ok) throw errors.REFUSED({ data: rotated.error });
      context.log.info({ accountId: await signedInId(context), actor: `key:${id}` }, 'API key rotated');
      return rotated.value;
    }),
    revoke: apiKey.revoke.handler(async ({ context, input: { id }, errors }) => {
      const revoked = await (await asManagement(context)).revoke(id);
      if (!revoked.ok) throw errors.REFUSED({ data: revoked.error });
      context.log.info({ accountId: await signedInId(context), actor: `key:${id}` }, 'API key revoked');
      return [...revoked.value];
    }),
  };
}
