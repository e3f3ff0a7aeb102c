import type { HttpModule } from './app.ts';
import type { Readiness } from './readiness.ts';

/** `/healthz`: the process runs. `/readyz`: the database answers and is migrated, and the process is not stopping. */
export const healthPart =
  ({ isReady }: Pick<Readiness, 'isReady'>): HttpModule =>
  (app) => {
    app.get('/healthz', (context) => context.text('ok'));
    app.get('/readyz', async (context) => {
      return (await isReady()) ? context.text('ok') : context.text('not ready', 503, { 'retry-after': '1' });
    });
  };
