import type { AuditEntry } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { isPublicTarget } from './webhook-target.ts';
import type { WebhookPort } from './webhook.port.ts';
import { type Webhook, type WebhookDraft, type WebhookError, WEBHOOKS_MAX } from './webhook.ts';

/** A new webhook as it is stored: its secret encrypted. */
export type NewWebhook = WebhookDraft & {
  readonly id: string;
  readonly madeAt: Instant;
  readonly sealedSecret: string;
};

/** The webhooks, in one transaction. */
export type WebhookRepository = {
  list(): Promise<readonly Webhook[]>;
  /** One, locked until the end of the transaction. */
  lock(id: string): Promise<Webhook | null>;
  /** Prevents others from being made until the end of the transaction. */
  lockAll(): Promise<void>;
  add(webhook: NewWebhook): Promise<void>;
  /** Switches it off by the management, or on, and then it has not failed. */
  switchOn(id: string, change: { readonly isOn: boolean; readonly at: Instant }): Promise<void>;
  remove(id: string): Promise<void>;
  enqueueTest(id: string, at: Instant): Promise<void>;
  listDeliveries(id: string): Promise<readonly WebhookDelivery[]>;
  /** False when the webhook has no such delivery. */
  replay(id: string, deliveryId: string, at: Instant): Promise<boolean>;
  recordAudit(entry: Omit<AuditEntry, 'number'>): Promise<void>;
};

type Dependencies = {
  readonly clock: ClockPort;
  readonly transaction: <T>(work: (webhooks: WebhookRepository) => Promise<T>) => Promise<T>;
  readonly createId: () => string;
  /** A secret as receivers get it, and encrypted for this webhook. */
  readonly createSecret: (id: string) => { readonly secret: string; readonly sealedSecret: string };
  /** Whether addresses inside the own network are allowed, to try webhooks out. */
  readonly allowsPrivate: boolean;
};

const recorded = ({ name, url, events }: WebhookDraft) => ({ name, target: url, triggers: events.join(', ') });

/** How webhooks are made, tried and removed. The caller has checked permission and input. */
export const createWebhookUseCases =
  ({ clock, transaction, createId, createSecret, allowsPrivate }: Dependencies) =>
  (actorId: string | null): WebhookPort => {
    /** Does something with a webhook that there is. */
    const withWebhook = <T>(
      id: string,
      work: (webhooks: WebhookRepository, found: Webhook, at: Instant) => Promise<Result<T, WebhookError>>,
    ): Promise<Result<T, WebhookError>> =>
      transaction(async (webhooks) => {
        const found = await webhooks.lock(id);
        return found === null ? err({ code: 'webhookUnknown' }) : work(webhooks, found, clock.now());
      });
    return {
      list: () => transaction(({ list }) => list()),
      make: async (draft) => {
        if (!allowsPrivate && !isPublicTarget(draft.url)) return err({ code: 'targetRefused' });
        const [at, id] = [clock.now(), createId()];
        const { secret, sealedSecret } = createSecret(id);
        return transaction(async (webhooks) => {
          await webhooks.lockAll();
          if ((await webhooks.list()).length >= WEBHOOKS_MAX) return err({ code: 'tooManyWebhooks' });
          await webhooks.add({ ...draft, id, madeAt: at, sealedSecret });
          const after = recorded(draft);
          await webhooks.recordAudit({ at, actorId, action: 'webhook.made', subject: id, before: null, after });
          return ok({ webhooks: [...(await webhooks.list())], id, secret });
        });
      },
      switchOn: (id, isOn) =>
        withWebhook(id, async (webhooks, found, at) => {
          if (isOn !== (found.off === null)) {
            await webhooks.switchOn(id, { isOn, at });
            const action = isOn ? 'webhook.switchedOn' : 'webhook.paused';
            const { name } = found;
            await webhooks.recordAudit({ at, actorId, action, subject: id, before: { name }, after: { name } });
          }
          return ok(await webhooks.list());
        }),
      remove: (id) =>
        withWebhook(id, async (webhooks, found, at) => {
          await webhooks.remove(id);
          const change = { action: 'webhook.removed', subject: id, before: recorded(found), after: null } as const;
          await webhooks.recordAudit({ at, actorId, ...change });
          return ok(await webhooks.list());
        }),
      test: (id) =>
        withWebhook(id, async (webhooks, { off }, at) => {
          if (off !== null) return err({ code: 'webhookIsOff' });
          await webhooks.enqueueTest(id, at);
          return ok(await webhooks.listDeliveries(id));
        }),
      listDeliveries: (id) => withWebhook(id, async ({ listDeliveries }) => ok(await listDeliveries(id))),
      replay: (id, deliveryId) =>
        withWebhook(id, async (webhooks, { off }, at) => {
          if (off !== null) return err({ code: 'webhookIsOff' });
          if (!(await webhooks.replay(id, deliveryId, at))) return err({ code: 'deliveryUnknown' });
          return ok(await webhooks.listDeliveries(id));
        }),
    };
  };
