import type { Account } from '@ofenpost/core/account/account';
import { type Action, may } from '@ofenpost/core/role/permission';
import { Link } from '@tanstack/react-router';
import { useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';

type AdminPage = {
  readonly link: { readonly to: string; readonly params?: object };
  readonly label: string;
  readonly action: Action;
};

/** The pages of the admin menu, each with the permission that it needs. */
const ADMIN_LINKS = [
  { link: { to: paths.incomingOrders }, label: 'Eingehende Bestellungen', action: 'order.readAll' },
  { link: { to: paths.takePhoneOrder }, label: 'Bestellung erfassen', action: 'order.capture' },
  { link: { to: '/admin/products' }, label: 'Produkte', action: 'catalogue.edit' },
  { link: { to: '/admin/product-groups' }, label: 'Produktgruppen', action: 'catalogue.edit' },
  { link: { to: '/admin/menu' }, label: 'Menüs', action: 'menu.edit' },
  { link: { to: '/admin/week-menu' }, label: 'Wochenmenü', action: 'menu.edit' },
  { link: { to: '/admin/settings' }, label: 'Einstellungen', action: 'settings.edit' },
  { link: { to: '/admin/gift-cards' }, label: 'Gutscheine', action: 'giftCard.issue' },
  { link: { to: '/admin/accounting' }, label: 'Buchhaltung', action: 'accounting.read' },
  { link: { to: '/admin/events' }, label: 'Events', action: 'event.edit' },
  { link: { to: '/admin/accounts' }, label: 'Konten', action: 'account.readAll' },
  { link: { to: paths.feedback }, label: 'Feedback', action: 'feedback.read' },
] as const satisfies readonly AdminPage[];

/** Returns the pages that this account may use. */
export const adminPagesOf = (account: Account) => ADMIN_LINKS.filter(({ action }) => may(account, action));

type Props = { readonly className: string | undefined; readonly onNavigate?: () => void };

/** Links to the admin pages that this account may use. */
export const AdminLinks = ({ className, onNavigate }: Props) =>
  adminPagesOf(useAccount()).map(({ link, label }) => (
    <Link key={label} {...link} className={className} {...(onNavigate && { onClick: onNavigate, replace: true })}>
      {label}
    </Link>
  ));
