import { Link } from '@tanstack/react-router';
import { paths } from './paths.ts';

const ADMIN_LINKS = [{ to: paths.incomingOrders, label: 'Eingehende Bestellungen' }] as const;

type Props = { readonly className: string | undefined; readonly onNavigate?: () => void };

export const AdminLinks = ({ className, onNavigate }: Props) =>
  ADMIN_LINKS.map(({ to, label }) => (
    <Link key={to} to={to} className={className} {...(onNavigate && { onClick: onNavigate })}>
      {label}
    </Link>
  ));
