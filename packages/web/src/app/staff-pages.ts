import type { Ports } from '@ofenpost/core/ports';
import { notFound } from '@tanstack/react-router';
import type { AppData } from './app-data.ts';

/** How the pages of staff load. It loads itself when one is asked for: the files behind it are nothing that guests should wait for. */
export const staffPages = {
  incomingOrders: () => import('../order/incoming-orders.route.tsx').then(({ Route }) => Route),
  desk: () => import('./desk.route.tsx').then(({ Route }) => Route),
  captureOrder: () => import('../order-capture/order-capture.route.tsx').then(({ Route }) => Route),
};

/** What the page of the route `/admin/$` shows. */
export async function loadDesk(
  ports: Ports,
  { _splat }: { readonly _splat?: string | undefined },
  app: Pick<AppData, 'account'> | undefined,
  { woche }: { readonly woche?: unknown },
) {
  const { loadDeskPage } = await import('./desk-pages.ts');
  const page = await loadDeskPage(ports, _splat, app?.account, typeof woche === 'string' ? woche : '');
  if (page === undefined) throw notFound();
  return page;
}
