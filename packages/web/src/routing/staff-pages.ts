import type { Ports } from '@ofenpost/core/ports';
import { isAdmin } from '@ofenpost/core/role/role';
import type { AnyRoute, LazyRoute } from '@tanstack/react-router';
import type { AdminPageData } from '../app/admin-page.tsx';
import type { AppData } from '../app/app-data.ts';
import type { AdminPath } from './routes.tsx';

/** Loads the pages of staff on demand: guests must not wait for their code. */
export const staffPages = {
  incomingOrders: () => import('../order-desk/incoming-orders.route.tsx').then(({ Route }) => Route),
  courier: () => import('../courier/courier.route.tsx').then(({ Route }) => Route),
  kitchen: () => import('../kitchen-screen/kitchen.route.tsx').then(({ Route }) => Route),
  deviceStart: () => import('../device/device-start.route.tsx').then(({ Route }) => Route),
  // Its type is declared, because the type of the route tree depends on it.
  admin: (path: AdminPath): Promise<LazyRoute<AnyRoute>> =>
    import('./admin.route.tsx').then(({ adminRoute }) => adminRoute(path)),
  pickup: () => import('../pickup/pickup.route.tsx').then(({ Route }) => Route),
  takePhoneOrder: () => import('../phone-order/phone-order.route.tsx').then(({ Route }) => Route),
};

/** Loads what the order desk needs before its orders; the settings of staff only for staff. */
export async function loadOrderDesk({ restaurant, orderDesk }: Ports, app: Pick<AppData, 'account'> | undefined) {
  const [orderAlarmLimits, acceptance] = await Promise.all([
    restaurant.loadOrderAlarmLimits(),
    app?.account !== undefined && isAdmin(app.account) ? orderDesk.loadAcceptance() : null,
  ]);
  return { orderAlarmLimits, acceptance };
}

/** Loads the first board of the pick-up screen. */
export const loadPickup = async ({ pickup, clock }: Ports) => ({ board: await pickup.load(), at: clock.now() });

/** Loads the data of an admin page; a week in the search takes the place of an id. */
export async function loadAdmin(
  path: AdminPath,
  ports: Ports,
  { id, woche }: { readonly id?: string; readonly woche?: unknown },
  app: Pick<AppData, 'account'> | undefined,
): Promise<AdminPageData> {
  const { loadAdminPage } = await import('./admin.route.tsx');
  return loadAdminPage(path, ports, id ?? (typeof woche === 'string' ? woche : ''), app?.account);
}
