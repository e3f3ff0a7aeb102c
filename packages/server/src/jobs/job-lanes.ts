import { PRINTERS_MAX } from '@ofenpost/core/printing/printers-draft';
import { createSealBooks } from '../accounting/seal-books.ts';
import { SEAL_BOOKS } from '../accounting/seal.repository.ts';
import { BACKGROUND_JOB } from '../background-job/background-job.repository.ts';
import { createBackgroundJob } from '../background-job/run-background-job.ts';
import { CATALOGUE_IMPORT } from '../catalogue-file/catalogue-imports.ts';
import { createImportCatalogue } from '../catalogue-file/import-catalogue.ts';
import type { Logger } from '../logging/logger.ts';
import { createMailTransport } from '../notification/mail-transport.ts';
import { SEND_MAIL } from '../notification/mail.repository.ts';
import { createSendMail } from '../notification/send-mail.ts';
import { FORGET_PHOTOS, createForgetPhotos } from '../photo/forget-photos.ts';
import { createPrintTicket } from '../printing/print-ticket.ts';
import { PRINT_TICKET } from '../printing/print.repository.ts';
import type { Services } from '../services.ts';
import { FORGET_EXPIRED, createForgetExpired } from './forget-expired.ts';
import type { JobLane, JobSchedule } from './job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A hanging mail server blocks at most this many e-mails at once, and no other kind of job. */
export const MAILS_AT_ONCE = 4;

/** In UTC: at night in Zurich, in winter and summer. */
const nightly = (task: string, match: string): JobSchedule => [
  { task, match, options: { backfillPeriod: DAY_MS, maxAttempts: 5 } },
];

/**
 * The jobs of every context. Each lane has its own workers, so whatever one kind of job waits for, such as a mail
 * server or a printer, delays no other kind.
 */
export const jobLanes = (services: Services, log: Logger): readonly JobLane[] => [
  // The tickets of one printer are printed in turn, so one worker for each printer is enough.
  { name: 'tickets', atOnce: PRINTERS_MAX, tasks: { [PRINT_TICKET]: createPrintTicket(services) }, schedule: [] },
  {
    name: 'mails',
    atOnce: MAILS_AT_ONCE,
    tasks: {
      [SEND_MAIL]: createSendMail({ ...services, transport: createMailTransport(services.configuration), log }),
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
    tasks: { [FORGET_PHOTOS]: createForgetPhotos(services) },
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
