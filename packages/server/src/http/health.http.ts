import type { HttpModule } from './app.ts';
import type { Readiness } from './readiness.ts';

/** `/healthz`: the process is up. `/readyz`: the database answers, is migrated, and the process does not stop. */
export const healthPart =
  ({ isReady }: Pick<Readiness, 'isReady'>): HttpModule =>
  (app) => {
    app.get('/healthz', (context) => context.text('ok'));
    app.get('/readyz', async (context) => {
      return (await isReady()) ? context.text('ok') : context.text('not ready', 503, { 'retry-after': '1' });
    });
  };
