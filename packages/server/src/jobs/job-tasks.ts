import { CATALOGUE_IMPORT } from '../catalogue-file/catalogue-imports.ts';
import { createImportCatalogue } from '../catalogue-file/import-catalogue.ts';
import type { Logger } from '../logging/logger.ts';
import { createLongWork } from '../long-work/do-long-work.ts';
import { LONG_WORK } from '../long-work/long-work.repository.ts';
import { createMailTransport } from '../notification/mail-transport.ts';
import { SEND_MAIL } from '../notification/mail.repository.ts';
import { createSendMail } from '../notification/send-mail.ts';
import { FORGET_PHOTOS, createForgetPhotos } from '../photo/forget-photos.ts';
import { createPrintTicket } from '../printing/print-ticket.ts';
import { PRINT_TICKET } from '../printing/print.repository.ts';
import type { Services } from '../services.ts';
import { FORGET_EXPIRED, createForgetExpired } from './forget-expired.ts';
import type { JobSchedule, JobTasks } from './job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every kind of job of every context. */
export const jobTasks = (services: Services, log: Logger): JobTasks => ({
  [SEND_MAIL]: createSendMail({ ...services, transport: createMailTransport(services.configuration), log }),
  [PRINT_TICKET]: createPrintTicket(services),
  [LONG_WORK]: createLongWork(services, { kinds: { [CATALOGUE_IMPORT]: createImportCatalogue(services) }, log }),
  [FORGET_EXPIRED]: createForgetExpired(services),
  [FORGET_PHOTOS]: createForgetPhotos(services),
});

/** What is done by itself. Deep in the night of Zurich, winter and summer. */
export const JOB_SCHEDULE: JobSchedule = [
  { task: FORGET_EXPIRED, match: '17 2 * * *', options: { backfillPeriod: DAY_MS, maxAttempts: 5 } },
  { task: FORGET_PHOTOS, match: '27 2 * * *', options: { backfillPeriod: DAY_MS, maxAttempts: 5 } },
];
