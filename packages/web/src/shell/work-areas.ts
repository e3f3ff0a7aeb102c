import type { Account } from '@ofenpost/core/account/account';
import { type Action, may } from '@ofenpost/core/role/permission';
import { paths } from '../app/paths.ts';

type AdminPage = {
  readonly link: { readonly to: string };
  readonly label: string;
  readonly action: Action;
  /** The first parts of the paths of pages that have no entry of their own and are found on this one. */
  readonly below?: readonly string[];
};

/** The pages of the admin area by the work that they are for, each with the permission that it needs. */
const WORK_AREAS = [
  {
    label: 'Bestellungen',
    pages: [
      { link: { to: paths.incomingOrders }, label: 'Eingehende Bestellungen', action: 'order.readAll' },
      { link: { to: paths.pickup }, label: 'Abholanzeige', action: 'order.readAll' },
      { link: { to: paths.courier }, label: 'Meine Runde', action: 'courier.drive' },
    ],
  },
  { label: 'Küche', pages: [{ link: { to: paths.kitchen }, label: 'Küche', action: 'kitchen.work' }] },
  {
    label: 'Telefon',
    pages: [{ link: { to: paths.takePhoneOrder }, label: 'Bestellung erfassen', action: 'order.capture' }],
  },
  {
    label: 'Tagesgeschäft',
    pages: [
      { link: { to: '/admin/shift' }, label: 'Schicht', action: 'order.readAll' },
      { link: { to: '/admin/gift-cards' }, label: 'Gutscheine', action: 'giftCard.issue' },
      { link: { to: paths.feedback }, label: 'Feedback', action: 'feedback.read' },
    ],
  },
  {
    label: 'Sortiment',
    pages: [
      {
        link: { to: '/admin/products' },
        label: 'Produkte',
        action: 'catalogue.edit',
        below: ['/admin/option-groups', '/admin/pizza-', '/admin/catalogue'],
      },
      { link: { to: '/admin/product-groups' }, label: 'Produktgruppen', action: 'catalogue.edit' },
      { link: { to: '/admin/menu' }, label: 'Menüs', action: 'menu.edit' },
      { link: { to: '/admin/week-menu' }, label: 'Wochenmenü', action: 'menu.edit' },
      { link: { to: '/admin/promotions' }, label: 'Aktionen', action: 'promotion.edit' },
      { link: { to: '/admin/events' }, label: 'Events', action: 'event.edit' },
      { link: { to: '/admin/law' }, label: 'Gesetz', action: 'catalogue.edit' },
    ],
  },
  {
    label: 'Berichte',
    pages: [
      { link: { to: '/admin/accounting' }, label: 'Buchhaltung', action: 'accounting.read' },
      { link: { to: '/admin/bookkeeping' }, label: 'Treuhand', action: 'bookkeeping.read' },
      { link: { to: '/admin/payments' }, label: 'Online-Zahlungen', action: 'payment.read' },
    ],
  },
  {
    label: 'Einstellungen',
    pages: [
      { link: { to: '/admin/settings' }, label: 'Einstellungen', action: 'settings.edit' },
      {
        link: { to: '/admin/accounts' },
        label: 'Konten',
        action: 'account.readAll',
        below: ['/admin/audit-log', '/admin/devices'],
      },
      { link: { to: '/admin/api-keys' }, label: 'API-Schlüssel', action: 'apiKey.manage' },
      { link: { to: '/admin/webhooks' }, label: 'Webhooks', action: 'webhook.manage' },
    ],
  },
] as const satisfies readonly { readonly label: string; readonly pages: readonly AdminPage[] }[];

/** Returns the areas with the pages that this account may use; areas without any are left out. */
export const workAreasOf = (account: Account) =>
  WORK_AREAS.map(({ label, pages }) => ({
    label,
    pages: (pages as readonly (typeof pages)[number][]).filter(({ action }) => may(account, action)),
  })).filter(({ pages }) => pages.length > 0);

export type WorkArea = ReturnType<typeof workAreasOf>[number];

const isBelow = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Returns the area and the page that a path belongs to; null where it belongs to none. */
export function workPlaceOf(areas: readonly WorkArea[], pathname: string) {
  for (const area of areas)
    for (const page of area.pages) {
      const starts: readonly string[] = 'below' in page ? page.below : [];
      if (isBelow(pathname, page.link.to) || starts.some((start) => pathname.startsWith(start))) return { area, page };
    }
  return null;
}
