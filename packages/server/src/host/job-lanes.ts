import { LINK_DAYS } from '@ofenpost/core/order/device-orders';
import { OPEN_STATUSES } from '@ofenpost/core/order/order-lifecycle.machine';
import { PRINTERS_MAX } from '@ofenpost/core/printing/printers-draft';
import { WEBHOOKS_MAX } from '@ofenpost/core/webhook/webhook';
import { and, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { forgetClosedAccounts } from '../account-admin/remove-account.ts';
import { createSealBooks, SEAL_BOOKS } from '../accounting/seal.repository.ts';
import { BACKGROUND_JOB } from '../background-job/background-job.repository.ts';
import { backgroundJobs } from '../background-job/background-job.table.ts';
import { createBackgroundJob } from '../background-job/run-background-job.ts';
import { carts } from '../cart/cart.table.ts';
import { CATALOGUE_IMPORT, createImportCatalogue } from '../catalogue/catalogue-imports.ts';
import { products } from '../catalogue/catalogue.table.ts';
import { restaurantEvents } from '../event/restaurant-event.table.ts';
import type { PictureStore } from '../illustration/picture-store.ts';
import type { JobLane, JobSchedule } from '../jobs/job.ts';
import type { Logger } from '../logging/logger.ts';
import { SEND_MAIL } from '../mail/mail.repository.ts';
import { mails } from '../mail/mail.table.ts';
import { createMailPictures } from '../notification/mail-pictures.ts';
import { createMailTransport } from '../notification/mail-transport.ts';
import { createSendMail } from '../notification/send-mail.ts';
import { paymentLane } from '../online-payment/settle-payments.job.ts';
import { AUTO_ACCEPT, createAutoAcceptJob } from '../order/auto-accept.ts';
import { hasFormer, isFinishedOrder, orders, withoutFormer } from '../order/order.table.ts';
import { FORGET_PHOTOS, createForgetPhotos } from '../photo/photo-storage.ts';
import { findPhotoFile } from '../photo/photo.repository.ts';
import { createPrintTicket } from '../printing/print-ticket.ts';
import { PRINT_TICKET } from '../printing/print.repository.ts';
import { FAN_OUT_PUSH, SEND_PUSH } from '../push/push-queue.ts';
import { type PushTransport, createPushTransport } from '../push/push-transport.ts';
import { forgetEndedFollowers } from '../push/push.repository.ts';
import { createFanOutPush, createSendPush } from '../push/send-push.ts';
import type { Services } from '../services.ts';
import { GUEST_DAYS } from '../session/session-cookie.ts';
import { sessions, verifications } from '../session/session.table.ts';
import { createSendWebhook } from '../webhook/send-webhook.ts';
import { SEND_WEBHOOK } from '../webhook/webhook-outbox.ts';
import { createWebhookTransport } from '../webhook/webhook-transport.ts';
import { forgetDeliveries } from '../webhook/webhook.repository.ts';
import { ORDER_EFFECTS } from './order-effects.ts';

/** The name of the job that deletes expired data. */
export const FORGET_EXPIRED = 'forget_expired';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A remark may be about somebody's health. Source: DSG art. 5 c. */
const REMARK_DAYS = 90;

/**
 * Deletes what the privacy page promises: guests' carts and e-mail addresses, and e-mails, after 30 days, remarks after
 * 90; the orders stay for the books. Imported files and the log of webhooks are deleted after the same time, sessions and pending sign-ins when they expire, closed
 * accounts when the books that name them are no longer kept.
 */
const createForgetExpired =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    const before = new Date(Date.parse(clock.now()) - GUEST_DAYS * DAY_MS).toISOString();
    await database.delete(carts).where(and(isNotNull(carts.guestHash), lt(carts.changedAt, before)));
    await database.delete(backgroundJobs).where(lt(backgroundJobs.createdAt, before));
    await forgetDeliveries(database, clock.now());
    await database.delete(mails).where(lt(mails.createdAt, before));
    await database
      .update(orders)
      .set({ email: null })
      .where(and(isNotNull(orders.email), isNull(orders.accountId), lt(orders.changedAt, before)));
    const remarksSince = new Date(Date.parse(clock.now()) - REMARK_DAYS * DAY_MS).toISOString();
    await database
      .update(orders)
      .set({ remark: '', edits: withoutFormer })
      .where(and(or(ne(orders.remark, ''), hasFormer), isFinishedOrder, lt(orders.changedAt, remarksSince)));
    const linksSince = new Date(Date.parse(clock.now()) - LINK_DAYS * DAY_MS).toISOString();
    await forgetEndedFollowers(database, { open: OPEN_STATUSES, linksSince });
    await forgetClosedAccounts(database);
    // better-auth uses the machine's clock, not the app's.
    await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await database.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  };

/** A hanging mail server blocks at most this many e-mails at once, and no other kind of job. */
export const MAILS_AT_ONCE = 4;

/** Push services answer fast; one that hangs blocks at most this many notices at once. */
const PUSHES_AT_ONCE = 4;

/** In UTC: at night in Zurich, in winter and summer. */
const nightly = (task: string, match: string): JobSchedule => [
  { task, match, options: { backfillPeriod: DAY_MS, maxAttempts: 5 } },
];

type Surroundings = {
  readonly log: Logger;
  readonly pictures: PictureStore;
  readonly pushTransport?: PushTransport | undefined;
};

/**
 * The jobs of every context. Each lane has its own workers, so whatever one kind of job waits for, such as a mail
 * server or a printer, delays no other kind.
 */
export const jobLanes = (
  services: Services,
  { log, pictures, pushTransport = createPushTransport() }: Surroundings,
): readonly JobLane[] => [
  // The tickets of one printer are printed in turn, so one worker for each printer is enough.
  { name: 'tickets', atOnce: PRINTERS_MAX, tasks: { [PRINT_TICKET]: createPrintTicket(services) }, schedule: [] },
  {
    name: 'acceptance',
    atOnce: 1,
    tasks: { [AUTO_ACCEPT]: createAutoAcceptJob(services, ORDER_EFFECTS) },
    schedule: [],
  },
  paymentLane(services, ORDER_EFFECTS, log),
  {
    name: 'mails',
    atOnce: MAILS_AT_ONCE,
    tasks: {
      [SEND_MAIL]: createSendMail({
        ...services,
        loadPictures: createMailPictures({
          content: services.content,
          pictures,
          findPhotoFile: (hash, name) => findPhotoFile(services.database, hash, name),
          log,
        }),
        transport: createMailTransport(services.configuration),
        log,
      }),
    },
    schedule: [],
  },
  {
    name: 'notices',
    atOnce: PUSHES_AT_ONCE,
    tasks: {
      [FAN_OUT_PUSH]: createFanOutPush(services),
      [SEND_PUSH]: createSendPush({ ...services, transport: pushTransport, log }),
    },
    schedule: [],
  },
  // Each webhook has a queue, so one that hangs holds one worker.
  {
    name: 'webhooks',
    atOnce: WEBHOOKS_MAX,
    tasks: {
      [SEND_WEBHOOK]: createSendWebhook({
        ...services,
        transport: createWebhookTransport({ allowsPrivate: services.configuration.privateWebhooks }),
        log,
      }),
    },
    schedule: [],
  },
  {
    name: 'imports',
    atOnce: 1,
    tasks: {
      [BACKGROUND_JOB]: createBackgroundJob(services, {
        kinds: { [CATALOGUE_IMPORT]: createImportCatalogue(services) },
        log,
      }),
    },
    schedule: [],
  },
  {
    name: 'photos',
    atOnce: 1,
    tasks: { [FORGET_PHOTOS]: createForgetPhotos(services, [products.photoHash, restaurantEvents.photoHash]) },
    schedule: nightly(FORGET_PHOTOS, '27 2 * * *'),
  },
  {
    name: 'nightly',
    atOnce: 1,
    tasks: { [FORGET_EXPIRED]: createForgetExpired(services) },
    schedule: nightly(FORGET_EXPIRED, '17 2 * * *'),
  },
  {
    name: 'seals',
    atOnce: 1,
    tasks: { [SEAL_BOOKS]: createSealBooks(services) },
    schedule: [{ task: SEAL_BOOKS, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } }],
  },
];
