import type { HttpModule } from '../http/app.ts';
import type { Services } from '../services.ts';
import { recordAudit } from './audit-log.repository.ts';

const ATTACHMENT = /^attachment; filename="(.+)"$/;

/**
 * Records who downloaded a list or a file of `/admin`: what leaves the shop is read where nobody sees it. It belongs
 * before the parts that answer with these files.
 */
export const exportLogPart =
  ({ database, clock }: Services): HttpModule =>
  (app) => {
    app.use('/admin/*', async (context, next) => {
      await next();
      const [, subject] = ATTACHMENT.exec(context.res.headers.get('content-disposition') ?? '') ?? [];
      if (subject === undefined || context.req.method === 'HEAD') return;
      const { id: actorId } = await context.get('api').account();
      await recordAudit(database, {
        action: 'file.exported',
        subject,
        before: null,
        after: null,
        at: clock.now(),
        actorId,
      });
    });
  };
