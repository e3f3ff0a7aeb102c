import { randomUUID } from 'node:crypto';
import { webhookContract } from '@ofenpost/contract/webhook/webhook.contract';
import { createWebhookUseCases } from '@ofenpost/core/webhook/webhook.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { createWebhookSecret } from './webhook-secret.ts';
import { createWebhookRepository } from './webhook.repository.ts';

const webhook = implement(webhookContract).$context<ApiContext>();

/** The handlers of `webhookContract`. */
export function createWebhookRoutes({ database, clock, authSecret, configuration }: Services) {
  const webhooksFor = createWebhookUseCases({
    clock,
    transaction: (work) => database.transaction((tx) => work(createWebhookRepository(tx))),
    createId: randomUUID,
    createSecret: (id) => createWebhookSecret(id, authSecret),
    allowsPrivate: configuration.privateWebhooks,
  });
  const asManagement = async (context: ApiContext) => webhooksFor(await signedInId(context));
  return {
    list: webhook.list.handler(async ({ context }) => [...(await (await asManagement(context)).list())]),
    make: webhook.make.handler(async ({ context, input, errors }) => {
      const made = await (await asManagement(context)).make(input);
      if (!made.ok) throw errors.REFUSED({ data: made.error });
      return made.value;
    }),
    switchOn: webhook.switchOn.handler(async ({ context, input: { id, isOn }, errors }) => {
      const switched = await (await asManagement(context)).switchOn(id, isOn);
      if (!switched.ok) throw errors.REFUSED({ data: switched.error });
      return [...switched.value];
    }),
    remove: webhook.remove.handler(async ({ context, input: { id }, errors }) => {
      const removed = await (await asManagement(context)).remove(id);
      if (!removed.ok) throw errors.REFUSED({ data: removed.error });
      return [...removed.value];
    }),
    test: webhook.test.handler(async ({ context, input: { id }, errors }) => {
      const tested = await (await asManagement(context)).test(id);
      if (!tested.ok) throw errors.REFUSED({ data: tested.error });
      return [...tested.value];
    }),
    listDeliveries: webhook.listDeliveries.handler(async ({ context, input: { id }, errors }) => {
      const listed = await (await asManagement(context)).listDeliveries(id);
      if (!listed.ok) throw errors.REFUSED({ data: listed.error });
      return [...listed.value];
    }),
    replay: webhook.replay.handler(async ({ context, input: { id, deliveryId }, errors }) => {
      const replayed = await (await asManagement(context)).replay(id, deliveryId);
      if (!replayed.ok) throw errors.REFUSED({ data: replayed.error });
      return [...replayed.value];
    }),
  };
}
