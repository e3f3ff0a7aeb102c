import { Link, useLocation } from '@tanstack/react-router';
import { useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { DevicePerson } from './device-person.tsx';
import styles from './sitting.module.css';

const PAGES = [
  { to: paths.incomingOrders, label: 'Pult' },
  { to: paths.takePhoneOrder, label: 'Telefon' },
  { to: paths.kitchen, label: 'Küche' },
  { to: '/admin/shift', label: 'Schicht' },
] as const;

/** The head of the pages of a device of the desk; the order desk has these in its own. */
export function DeviceBar() {
  const pathname = useLocation({ select: (location) => location.pathname });
  if (useAccount().device?.duty !== 'desk' || pathname === paths.incomingOrders) return null;
  return (
    <nav className={styles.bar} aria-label="Gerät">
      {PAGES.map(({ to, label }) => (
        <Link key={to} to={to} className={styles.link}>
          {label}
        </Link>
      ))}
      <DevicePerson className={styles.link} />
    </nav>
  );
}
