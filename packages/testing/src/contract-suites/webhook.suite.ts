import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { err } from '@ofenpost/core/result/result';
import { type WebhookDraft, WEBHOOKS_MAX } from '@ofenpost/core/webhook/webhook';
import { webhookSecretBase64 } from '@ofenpost/core/webhook/webhook-signature';
import type { WebhookPort } from '@ofenpost/core/webhook/webhook.port';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

/** Its name resolves nowhere (RFC 2606), so nothing is sent. */
const DRAFT: WebhookDraft = { name: 'Lieferdienst', url: 'https://webhook.invalid/', events: ['order.placed'] };
const UNKNOWN = '00000000-0000-4000-8000-00000000dead';
const WEBHOOK_UNKNOWN = err({ code: 'webhookUnknown' });

async function made(webhook: WebhookPort, draft: Partial<WebhookDraft> = {}) {
  const answer = await webhook.make({ ...DRAFT, ...draft });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

async function removeAll(webhook: WebhookPort): Promise<void> {
  for (const { id } of await webhook.list()) await webhook.remove(id);
}

export function describeWebhookPort(name: string, openShop: OpenShop): void {
  describeWithShop('webhook', name, openShop, (shop) => {
    it('is made with a secret that the list never shows', async () => {
      const { webhook } = await shop().manager();
      const { id, secret, webhooks } = await made(webhook);
      expect(webhookSecretBase64(secret)).toHaveLength(44);
      const listed = await webhook.list();
      expect(listed).toEqual(webhooks);
      expect(listed.find((each) => each.id === id)).toMatchObject({ ...DRAFT, off: null, failingSince: null });
      expect(JSON.stringify(listed)).not.toContain(secret);
    });

    it('is sent to no address inside a network', async () => {
      const { webhook } = await shop().manager();
      for (const url of ['http://example.com/', 'https://127.0.0.1/', 'https://[::1]/', 'https://example.com:8080/'])
        expect(await webhook.make({ ...DRAFT, url })).toEqual(err({ code: 'targetRefused' }));
    });

    it('is one of ten at most, also when two are made at once', async () => {
      const { webhook } = await shop().manager();
      await removeAll(webhook);
      const answers = await Promise.all(Array.from({ length: WEBHOOKS_MAX + 2 }, () => webhook.make(DRAFT)));
      expect(answers.filter(({ ok }) => !ok)).toEqual(Array(2).fill(err({ code: 'tooManyWebhooks' })));
      expect(await webhook.list()).toHaveLength(WEBHOOKS_MAX);
      await removeAll(webhook);
      expect(await webhook.list()).toEqual([]);
    });

    it('is paused, then nothing is sent, and switched on', async () => {
      const { webhook } = await shop().manager();
      const { id } = await made(webhook);
      const paused = await webhook.switchOn(id, false);
      expect(paused.ok && paused.value.find((each) => each.id === id)).toMatchObject({ off: 'paused' });
      expect(await webhook.test(id)).toEqual(err({ code: 'webhookIsOff' }));
      expect(await webhook.replay(id, UNKNOWN)).toEqual(err({ code: 'webhookIsOff' }));
      const on = await webhook.switchOn(id, true);
      expect(on.ok && on.value.find((each) => each.id === id)).toMatchObject({ off: null, offSince: null });
      await webhook.remove(id);
    });

    it('logs a test, which can be sent once more under its id', async () => {
      const { webhook } = await shop().manager();
      const { id } = await made(webhook);
      expect(await webhook.listDeliveries(id)).toEqual({ ok: true, value: [] });
      const tested = await webhook.test(id);
      const [delivery] = tested.ok ? tested.value : [];
      expect(delivery).toMatchObject({ type: 'test.ping', tries: 0 });
      const replayed = await webhook.replay(id, delivery?.id ?? '');
      expect(replayed.ok && replayed.value.map((each) => each.id)).toEqual([delivery?.id]);
      expect(await webhook.replay(id, UNKNOWN)).toEqual(err({ code: 'deliveryUnknown' }));
      await webhook.remove(id);
    });

    it('is unknown once it is removed', async () => {
      const { webhook } = await shop().manager();
      const { id } = await made(webhook);
      expect((await webhook.remove(id)).ok).toBe(true);
      expect(await webhook.remove(id)).toEqual(WEBHOOK_UNKNOWN);
      expect(await webhook.switchOn(id, false)).toEqual(WEBHOOK_UNKNOWN);
      expect(await webhook.test(id)).toEqual(WEBHOOK_UNKNOWN);
      expect(await webhook.listDeliveries(id)).toEqual(WEBHOOK_UNKNOWN);
      expect(await webhook.replay(id, UNKNOWN)).toEqual(WEBHOOK_UNKNOWN);
    });

    it('leaves entries in the audit log, without its secret', async () => {
      const { webhook, audit } = await shop().manager();
      const { id, secret } = await made(webhook, { name: 'Protokollierter' });
      await webhook.switchOn(id, false);
      await webhook.switchOn(id, false);
      await webhook.switchOn(id, true);
      await webhook.remove(id);
      const { rows } = await audit.list({ ...AUDIT_LIST.start, q: 'Protokollierter' });
      const log = JSON.stringify(rows);
      expect(rows).toHaveLength(4);
      for (const title of ['erstellt', 'pausiert', 'eingeschaltet', 'gelöscht'])
        expect(log).toContain(`Webhook ${title}`);
      expect(log).not.toContain(secret);
    });

    it('is a matter of the management', async () => {
      const { webhook } = await shop().staff();
      await expect(webhook.list()).rejects.toBeInstanceOf(Error);
      await expect(webhook.make(DRAFT)).rejects.toBeInstanceOf(Error);
      await expect(webhook.switchOn(UNKNOWN, true)).rejects.toBeInstanceOf(Error);
      await expect(webhook.remove(UNKNOWN)).rejects.toBeInstanceOf(Error);
      await expect(webhook.test(UNKNOWN)).rejects.toBeInstanceOf(Error);
      await expect(webhook.listDeliveries(UNKNOWN)).rejects.toBeInstanceOf(Error);
      await expect(webhook.replay(UNKNOWN, UNKNOWN)).rejects.toBeInstanceOf(Error);
    });
  });
}
