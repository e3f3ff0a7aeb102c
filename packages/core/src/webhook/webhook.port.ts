import type { Result } from '../result/result.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import type { MadeWebhook, Webhook, WebhookDraft, WebhookError } from './webhook.ts';

export type WebhookPort = {
  /** The oldest first. */
  list(): Promise<readonly Webhook[]>;
  /** Makes a webhook; the secret of its signatures is answered this one time. */
  make(draft: WebhookDraft): Promise<Result<MadeWebhook, WebhookError>>;
  /** Pauses it, or switches it on again, also after it was switched off by itself. Answers all. */
  switchOn(id: string, isOn: boolean): Promise<Result<readonly Webhook[], WebhookError>>;
  /** Removes it with its log. Answers those that stay. */
  remove(id: string): Promise<Result<readonly Webhook[], WebhookError>>;
  /** Sends `test.ping`. */
  test(id: string): Promise<Result<readonly WebhookDelivery[], WebhookError>>;
  /** The last deliveries of 30 days, newest first. */
  listDeliveries(id: string): Promise<Result<readonly WebhookDelivery[], WebhookError>>;
  /** Sends a delivery once more under the same message id, with all its tries. */
  replay(id: string, deliveryId: string): Promise<Result<readonly WebhookDelivery[], WebhookError>>;
};
