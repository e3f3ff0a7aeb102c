import type { Webhook } from '@ofenpost/core/webhook/webhook';
import type { WebhookDelivery } from '@ofenpost/core/webhook/webhook-delivery';
import { TEST_EVENT } from '@ofenpost/core/webhook/webhook-event';
import { WEBHOOK_SECRET_BYTES, webhookSecretText } from '@ofenpost/core/webhook/webhook-signature';
import type { WebhookPort } from '@ofenpost/core/webhook/webhook.port';
import { type WebhookRepository, createWebhookUseCases } from '@ofenpost/core/webhook/webhook.use-cases';
import { appendAudit } from './audit.in-memory.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

/** A webhook with its log. This shop sends nothing: its deliveries wait. */
export type StoredWebhook = { readonly shown: Webhook; readonly deliveries: readonly WebhookDelivery[] };

const createWebhookRepository = (shop: Shop): WebhookRepository => {
  const { webhooks } = shop;
  const change = (id: string, changed: (stored: StoredWebhook) => Partial<StoredWebhook>) => {
    const stored = webhooks.get(id);
    if (stored !== undefined) webhooks.set(id, { ...stored, ...changed(stored) });
  };
  return {
    list: async () => [...webhooks.values()].map(({ shown }) => shown),
    lock: async (id) => webhooks.get(id)?.shown ?? null,
    lockAll: async () => {},
    add: async ({ sealedSecret: _secret, ...added }) =>
      void webhooks.set(added.id, {
        shown: { ...added, off: null, offSince: null, failingSince: null },
        deliveries: [],
      }),
    switchOn: async (id, { isOn, at }) =>
      change(id, ({ shown }) => ({
        shown: isOn
          ? { ...shown, off: null, offSince: null, failingSince: null }
          : { ...shown, off: 'paused', offSince: at },
      })),
    remove: async (id) => void webhooks.delete(id),
    enqueueTest: async (id, at) =>
      change(id, ({ deliveries }) => {
        const tried = { tries: 0, triedAt: null, nextAt: null, status: null, milliseconds: null, answer: '' };
        const sent = { id: crypto.randomUUID(), type: TEST_EVENT, at, state: 'waiting', ...tried } as const;
        return { deliveries: [sent, ...deliveries] };
      }),
    listDeliveries: async (id) => webhooks.get(id)?.deliveries ?? [],
    replay: async (id, deliveryId, at) => {
      const isKnown = webhooks.get(id)?.deliveries.some((each) => each.id === deliveryId) ?? false;
      change(id, ({ deliveries }) => ({
        deliveries: deliveries.map((each) =>
          each.id === deliveryId ? { ...each, state: 'waiting', tries: 0, nextAt: at } : each,
        ),
      }));
      return isKnown;
    },
    recordAudit: async (entry) => appendAudit(shop, entry),
  };
};

const createSecret = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(WEBHOOK_SECRET_BYTES));
  return { secret: webhookSecretText(btoa(String.fromCharCode(...bytes))), sealedSecret: '' };
};

export function createWebhookInMemory(shop: Shop, visitor: Visitor): WebhookPort {
  const webhooksFor = createWebhookUseCases({
    clock: shop.clock,
    transaction: (work) => shop.transaction(() => work(createWebhookRepository(shop))),
    createId: () => crypto.randomUUID(),
    createSecret,
    allowsPrivate: false,
  });
  const management = () => webhooksFor(requireMay(visitor, 'webhook.manage').id);
  return {
    list: async () => management().list(),
    make: async (draft) => management().make(draft),
    switchOn: async (id, isOn) => management().switchOn(id, isOn),
    remove: async (id) => management().remove(id),
    test: async (id) => management().test(id),
    listDeliveries: async (id) => management().listDeliveries(id),
    replay: async (id, deliveryId) => management().replay(id, deliveryId),
  };
}
