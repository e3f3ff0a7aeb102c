import { paths } from '@ofenpost/web/app/paths';
import { createShopApp } from '../../src/host/request-listener.ts';
import { startServices } from '../../src/host/start-services.ts';
import { createReadiness } from '../../src/http/readiness.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { NO_METRICS } from '../../src/metrics/metrics.ts';
import { testConfiguration } from '../testing/test-server.fixtures.ts';

/** The server's routes outside of the API: pages, files and forms. `{id}` and the like stand for any value. */
export type Place = { readonly method: string; readonly path: string };

/** Pages and files that one catch-all route of the server answers. */
const WITHIN_ROUTES = [
  '/order/{id}',
  '/order/{id}/receipt',
  '/restaurant/events/{id}.ics',
  '/assets/{file}',
  ...['products', 'product-groups', 'option-groups', 'pizza-parts', 'menu', 'events', 'accounting'].flatMap((list) => [
    `/admin/${list}`,
    `/admin/${list}/{id}`,
  ]),
  '/admin/products/{id}/copy',
  '/admin/menu/{id}/copy',
  '/admin/pizza-sizes/{id}',
  '/admin/pizza-ingredients/{id}',
  ...['catalogue', 'settings', 'gift-cards', 'week-menu', 'accounts', 'audit-log'].map((page) => `/admin/${page}`),
  '/admin/settings/{section}',
];

/** Converts `/a/:id{[0-9]+}` and `/a/*` to `/a/{id}` and `/a/{anything}`. */
const asPattern = (path: string): string =>
  path.replaceAll(/:(\w+)(?:\{.*?\}(?=\/|$))?/g, '{$1}').replace(/^\/?(.*)\*$/, '/$1{anything}');

/** All places, from the server's own routes and the paths of the pages. */
export async function findPlaces(databaseUrl: string): Promise<readonly Place[]> {
  const services = await startServices(testConfiguration({ DATABASE_URL: databaseUrl }), createLogger('testing'));
  const unused = () => Promise.reject(new Error('Nobody asks here.'));
  try {
    const { app } = createShopApp(
      services,
      {
        web: { load: unused, assets: { styles: [], filesOf: () => ({ styles: [], run: [], imported: [] }) } },
        worker: '',
        files: () => {},
      },
      {
        log: createLogger('testing'),
        readiness: createReadiness(services.databaseAnswers),
        metrics: NO_METRICS,
        senderAddress: () => '',
        openLive: unused,
        pictures: { load: unused, loadRecent: unused, drawAhead: unused },
        answeredWithinMs: 0,
      },
    );
    const routes = app.routes.flatMap(({ method, path }) =>
      (method === 'ALL' ? ['GET', 'POST'] : [method]).map((each) => ({ method: each, path: asPattern(path) })),
    );
    const pages = [...Object.values(paths).filter((path) => typeof path === 'string'), ...WITHIN_ROUTES];
    const all = [...routes, ...pages.map((path) => ({ method: 'GET', path: path.replace('$', '{page}') }))];
    return [...new Map(all.map((place) => [`${place.method} ${place.path}`, place])).values()];
  } finally {
    await services.endLive();
    await services.close();
  }
}
