import type { BoardConnection } from '@ofenpost/core/order-desk/order-desk.selectors';
import { may } from '@ofenpost/core/role/permission';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { SIDE_NAVIGATION_ID } from '../app/side-navigation-id.ts';
import { useThisMinute } from '../app/use-ticking.ts';
import { DevicePerson } from '../sitting/device-person.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { PhoneIcon } from '../ui/phone-icon.tsx';
import { useLeavingFocus } from './ticket-focus.ts';
import controls from '../ui/controls.module.css';
import styles from './toolbar.module.css';

const TEXTS: Record<BoardConnection, string> = {
  connecting: 'Verbinde …',
  catchingUp: 'Hole auf …',
  connected: 'Verbunden',
  silent: 'Server still',
  lost: 'Unterbrochen',
  offline: 'Kein Netz',
};

const CLASSES: Record<BoardConnection, string | undefined> = {
  connecting: '',
  catchingUp: styles.warn,
  connected: styles.good,
  silent: styles.bad,
  lost: styles.bad,
  offline: styles.bad,
};

/** Shows whether the board is live. */
const ConnectionBadge = ({ connection }: { connection: BoardConnection }) => (
  <span className={`${styles.pill} ${CLASSES[connection]}`} role="status">
    <span className={styles.dot} aria-hidden="true" />
    {TEXTS[connection]}
  </span>
);

/** The time of day, as the kitchen reads it. */
const WallClock = () => <b className={styles.clock}>{formatTime(useThisMinute())}</b>;

/** Captures an order by phone. */
const PhoneOrderLink = () =>
  may(useAccount(), 'order.capture') && (
    <Link to={paths.takePhoneOrder} className={`${styles.pill} ${styles.phone}`} aria-keyshortcuts="t">
      <PhoneIcon />
      <span className={styles.word}>Telefon</span>
      <kbd aria-hidden="true">T</kbd>
    </Link>
  );

/** Opens the menu of all pages; a device has few, and shows instead who is named at it. */
const MenuButton = () =>
  useAccount().device === undefined ? (
    <button
      type="button"
      className={`${controls.round} ${styles.menu}`}
      popoverTarget={SIDE_NAVIGATION_ID}
      aria-label="Menü öffnen"
    >
      <MenuIcon />
    </button>
  ) : (
    <>
      <DevicePerson className={`${styles.pill} ${styles.person}`} />
      <Link to="/admin/shift" className={styles.pill}>
        Schicht
      </Link>
    </>
  );

type Props = {
  readonly connection: BoardConnection;
  readonly search: ReactNode;
  /** Badges of the shop itself: the sound, and the busy controls of the kitchen. */
  readonly children?: ReactNode;
};

/**
 * The head of the order desk, which takes the place of the header of the page: the menu leads to all other pages, then
 * its title, the search, its connection, and the controls for the whole shop.
 */
export const Toolbar = ({ connection, search, children }: Props) => (
  <div className={styles.bar}>
    <div className={styles.main}>
      <MenuButton />
      <h1>Bestellpult</h1>
      {search}
      <ConnectionBadge connection={connection} />
    </div>
    <div className={styles.pills}>
      {children}
      <PhoneOrderLink />
    </div>
    <WallClock />
  </div>
);

/** Unmounts when the badge changes its look; the next one takes over its focus. */
function Look({ children }: { readonly children: ReactNode }) {
  const look = useLeavingFocus((focused) => {
    const place = focused.closest('[data-place]');
    queueMicrotask(() => place?.querySelector<HTMLElement>('button:enabled')?.focus());
  });
  return (
    <span ref={look} className={styles.place}>
      {children}
    </span>
  );
}

type BadgePlaceProps = {
  /** A name of the look: another name mounts another badge. */
  readonly look: string;
  readonly children: ReactNode;
};

/** Hosts a badge whose look depends on a state. The focus survives a change of the look, whoever caused it. */
export const BadgePlace = ({ look, children }: BadgePlaceProps) => (
  <span className={styles.place} data-place>
    <Look key={look}>{children}</Look>
  </span>
);
