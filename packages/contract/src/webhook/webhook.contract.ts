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
    .route({ method: 'GET', path: '/desk/webhooks', summary: 'The webhooks, oldest first', tags })
    .output(webhooks),
  make: guardedRoute('webhook.manage')
    .route({ method: 'POST', path: '/desk/webhooks', summary: 'Make a webhook; its secret is answered once', tags })
    .input(webhookDraft)
    .output(madeWebhook)
    .errors(refusal(webhookError)),
  switchOn: guardedRoute('webhook.manage')
    .route({
      method: 'PUT',
      path: '/desk/webhooks/{id}/on',
      summary: 'Pause a webhook, or switch it on again',
      tags,
    })
    .input(z.extend(key, { isOn: z.boolean() }))
    .output(webhooks)
    .errors(refusal(webhookError)),
  remove: guardedRoute('webhook.manage')
    .route({ method: 'DELETE', path: '/desk/webhooks/{id}', summary: 'Remove a webhook with its log', tags })
    .input(key)
    .output(webhooks)
    .errors(refusal(webhookError)),
  test: guardedRoute('webhook.manage')
    .route({ method: 'POST', path: '/desk/webhooks/{id}/test', summary: 'Send test.ping to a webhook', tags })
    .input(key)
    .output(deliveries)
    .errors(refusal(webhookError)),
  listDeliveries: guardedRoute('webhook.manage')
    .route({
      method: 'GET',
      path: '/desk/webhooks/{id}/deliveries',
      summary: 'The last hundred deliveries of 30 days, newest first',
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
      tags,
    })
    .input(z.extend(key, { deliveryId: z.uuid() }))
    .output(deliveries)
    .errors(refusal(webhookError)),
};
