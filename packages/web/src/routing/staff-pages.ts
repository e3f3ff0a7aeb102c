import type { Ports } from '@ofenpost/core/ports';
import { notFound } from '@tanstack/react-router';
import type { AppData } from '../app/app-data.ts';

/** Loads the pages of staff on demand: guests must not wait for their code. */
export const staffPages = {
  incomingOrders: () => import('../order-desk/incoming-orders.route.tsx').then(({ Route }) => Route),
  admin: () => import('./admin.route.tsx').then(({ Route }) => Route),
  takePhoneOrder: () => import('../phone-order/phone-order.route.tsx').then(({ Route }) => Route),
};

/** Loads the data of the admin page in the splat of `/admin/$`. Throws `notFound` for an unknown page. */
export async function loadOrderDesk(
  ports: Ports,
  { _splat }: { readonly _splat?: string | undefined },
  app: Pick<AppData, 'account'> | undefined,
  { woche }: { readonly woche?: unknown },
) {
  const { loadAdminPage } = await import('./admin-routes.ts');
  const page = await loadAdminPage(ports, _splat, app?.account, typeof woche === 'string' ? woche : '');
  if (page === undefined) throw notFound();
  return page;
}
