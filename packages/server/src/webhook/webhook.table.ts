import type { Webhook } from '@ofenpost/core/webhook/webhook';
import type { DeliveryState } from '@ofenpost/core/webhook/webhook-delivery';
import type { SentEvent, WebhookEvent, WebhookMessage } from '@ofenpost/core/webhook/webhook-event';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/** Where other programs are told what happens. */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  /** Encrypted: each delivery is signed with it. */
  sealedSecret: text().notNull(),
  madeAt: instantColumn().notNull(),
  off: text().$type<NonNullable<Webhook['off']>>(),
  offSince: instantColumn(),
  failingSince: instantColumn(),
});

/** The outbox and the log: each event for each webhook, written in the transaction of the event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text().$type<SentEvent>().notNull(),
    data: jsonb().$type<WebhookMessage['data']>().notNull(),
    at: instantColumn().notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    triedAt: instantColumn(),
    nextAt: instantColumn(),
    status: integer(),
    milliseconds: integer(),
    answer: text().notNull().default(''),
  },
  ({ webhookId, at }) => [index().on(webhookId, at)],
);
