import type { Logger } from '../logging/logger.ts';
import { createMailTransport } from '../notification/mail-transport.ts';
import { SEND_MAIL } from '../notification/mail.repository.ts';
import { createSendMail } from '../notification/send-mail.ts';
import type { Services } from '../services.ts';
import type { JobTasks } from './job.ts';

/** Every kind of job of every context. */
export const jobTasks = (services: Services, log: Logger): JobTasks => ({
  [SEND_MAIL]: createSendMail({ ...services, transport: createMailTransport(services.configuration), log }),
});
