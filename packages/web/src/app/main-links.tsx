import { Link } from '@tanstack/react-router';
import { paths } from './paths.ts';

const MAIN_LINKS = [
  { to: paths.home, label: 'Start' },
  { to: paths.restaurant, label: 'Restaurant' },
  { to: paths.events, label: 'Events' },
  { to: paths.products, label: 'Produkte' },
  { to: paths.pizzaCreator, label: 'Pizza-Creator' },
  { to: paths.aboutUs, label: 'Über uns' },
] as const;

/** Returns the path of the main link to mark as current, or ''. */
export const mainPath = (pathname: string): string => MAIN_LINKS.find(({ to }) => to === pathname)?.to ?? '';

/** `onNavigate` is for links in an overlay, whose history entry the page replaces. */
export const MainLinks = ({ className, onNavigate }: { className: string | undefined; onNavigate?: () => void }) =>
  MAIN_LINKS.map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      className={className}
      {...(onNavigate && { onClick: onNavigate, replace: true })}
    >
      {label}
    </Link>
  ));
