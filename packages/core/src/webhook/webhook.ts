import * as z from 'zod/mini';
import { cleanedLine, storable } from '../text/text.ts';
import { instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { requiredName } from '../validation/required-name.ts';
import { WEBHOOK_EVENTS } from './webhook-event.ts';
import { isTarget } from './webhook-target.ts';

/** Each has its own queue, so that a slow one delays no other: a server has as many workers. */
export const WEBHOOKS_MAX = 10;

const NAME_REQUIRED = 'Gib dem Webhook einen Namen, etwa «Lieferdienst»';
const URL_WRONG = 'Gib eine vollständige Adresse an, etwa https://beispiel.ch/webhooks';
const EVENTS_REQUIRED = 'Wähle mindestens ein Ereignis';

/** What the management chooses for a new webhook. */
export const webhookDraft = z.object(
  {
    name: requiredName(NAME_REQUIRED),
    url: z
      .string(URL_WRONG)
      .check(
        cleanedLine,
        z.maxLength(500, 'Die Adresse darf höchstens 500 Zeichen lang sein'),
        storable,
        z.refine(isTarget, URL_WRONG),
      ),
    events: z.array(z.enum(WEBHOOK_EVENTS, 'Dieses Ereignis gibt es nicht'), EVENTS_REQUIRED).check(
      z.minLength(1, EVENTS_REQUIRED),
      z.refine((events) => new Set(events).size === events.length, 'Jedes Ereignis nur einmal'),
    ),
  },
  FORM_MISSING,
);
export type WebhookDraft = z.infer<typeof webhookDraft>;

export const BLANK_WEBHOOK: WebhookDraft = { name: '', url: '', events: ['order.placed'] };

/** Why nothing is sent at the moment: the management paused it, the receiver answered 410, or it failed for three days. */
export const webhookOff = z.enum(['paused', 'gone', 'failing']);

/** A webhook as the management sees it: never its secret. */
export const webhook = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  madeAt: instant,
  /** Null: events are sent. */
  off: z.nullable(webhookOff),
  offSince: z.nullable(instant),
  /** Since when every try has failed; null after a success. */
  failingSince: z.nullable(instant),
});
export type Webhook = z.infer<typeof webhook>;

/** A new webhook with the secret of its signatures, which is shown this one time. */
export const madeWebhook = z.object({ webhooks: z.array(webhook), id: z.uuid(), secret: z.string() });
export type MadeWebhook = z.infer<typeof madeWebhook>;

export const webhookError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('webhookUnknown') }),
  z.object({ code: z.literal('tooManyWebhooks') }),
  /** It is no https address of the public internet. */
  z.object({ code: z.literal('targetRefused') }),
  /** Nothing is sent to one that is off. */
  z.object({ code: z.literal('webhookIsOff') }),
  z.object({ code: z.literal('deliveryUnknown') }),
]);
export type WebhookError = z.infer<typeof webhookError>;

/** German messages for the management. */
export const WEBHOOK_MESSAGES: Record<WebhookError['code'], string> = {
  webhookUnknown: 'Diesen Webhook gibt es nicht mehr.',
  tooManyWebhooks: `Mehr als ${WEBHOOKS_MAX} Webhooks gehen nicht. Lösch zuerst einen.`,
  targetRefused: 'Die Adresse muss mit https:// beginnen und öffentlich erreichbar sein, ohne eigenen Port.',
  webhookIsOff: 'Dieser Webhook ist ausgeschaltet. Schalte ihn zuerst ein.',
  deliveryUnknown: 'Diese Zustellung gibt es nicht mehr.',
};
