import { Link } from '@tanstack/react-router';
import { adminPagesOf } from './admin-pages.ts';
import { useAccount } from './app-state.ts';

type Props = { readonly className: string | undefined; readonly onNavigate?: () => void };

/** Links to the admin pages that this account may use. */
export const AdminLinks = ({ className, onNavigate }: Props) =>
  adminPagesOf(useAccount()).map(({ link, label }) => (
    <Link key={label} {...link} className={className} {...(onNavigate && { onClick: onNavigate, replace: true })}>
      {label}
    </Link>
  ));
