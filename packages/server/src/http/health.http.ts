import type { AppPart } from './app.ts';

/** `/healthz`: the process is up. `/readyz`: the database is reachable and migrated. */
export const healthPart =
  (isReady: () => Promise<boolean>): AppPart =>
  (app) => {
    app.get('/healthz', (context) => context.text('ok'));
    app.get('/readyz', async (context) => {
      const ready = await isReady().catch(() => false);
      return ready ? context.text('ok') : context.text('not ready', 503, { 'retry-after': '1' });
    });
  };
