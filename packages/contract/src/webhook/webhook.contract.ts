import { madeWebhook, webhook, webhookDraft, webhookError } from '@ofenpost/core/webhook/webhook';
import { webhookDelivery } from '@ofenpost/core/webhook/webhook-delivery';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['webhook'];
const key = z.object({ id: z.uuid() });
const webhooks = z.array(webhook);
const deliveries = z.array(webhookDelivery);

export const webhookContract = {
  list: guardedRoute('webhook.manage')
    .route({
      method: 'GET',
      path: '/desk/webhooks',
      summary: 'The webhooks, oldest first',
      description: 'Each with its address, its events and whether it is on.',
      tags,
    })
    .output(webhooks),
  make: guardedRoute('webhook.manage')
    .route({
      method: 'POST',
      path: '/desk/webhooks',
      summary: 'Make a webhook',
      description: 'The secret that signs its deliveries is in this answer and never in another.',
      tags,
    })
    .input(webhookDraft)
    .output(madeWebhook)
    .errors(refusal(webhookError)),
  switchOn: guardedRoute('webhook.manage')
    .route({
      method: 'PUT',
      path: '/desk/webhooks/{id}/on',
      summary: 'Pause a webhook, or switch it on again',
      description: 'One that was switched off by itself is switched on in the same way; answers all webhooks.',
      tags,
    })
    .input(z.extend(key, { isOn: z.boolean() }))
    .output(webhooks)
    .errors(refusal(webhookError)),
  remove: guardedRoute('webhook.manage')
    .route({
      method: 'DELETE',
      path: '/desk/webhooks/{id}',
      summary: 'Remove a webhook with its log',
      description: 'Answers the webhooks that remain.',
      tags,
    })
    .input(key)
    .output(webhooks)
    .errors(refusal(webhookError)),
  test: guardedRoute('webhook.manage')
    .route({
      method: 'POST',
      path: '/desk/webhooks/{id}/test',
      summary: 'Send test.ping to a webhook',
      description: 'Answers the deliveries of the webhook.',
      tags,
    })
    .input(key)
    .output(deliveries)
    .errors(refusal(webhookError)),
  listDeliveries: guardedRoute('webhook.manage')
    .route({
      method: 'GET',
      path: '/desk/webhooks/{id}/deliveries',
      summary: 'The last hundred deliveries of 30 days, newest first',
      description: 'Shows what each one sent, and what became of it.',
      tags,
    })
    .input(key)
    .output(deliveries)
    .errors(refusal(webhookError)),
  replay: guardedRoute('webhook.manage')
    .route({
      method: 'POST',
      path: '/desk/webhooks/{id}/deliveries/{deliveryId}/replay',
      summary: 'Send a delivery once more under the same message id',
      description: 'It is tried as often as a new one; answers the deliveries.',
      tags,
    })
    .input(z.extend(key, { deliveryId: z.uuid() }))
    .output(deliveries)
    .errors(refusal(webhookError)),
};
