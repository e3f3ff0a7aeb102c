import { Link, useLocation } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import controls from '../ui/controls.module.css';

export const EXPIRED_TITLE = 'Du bist nicht mehr angemeldet';

type Props = {
  /** For the drawer, which the sign-in replaces. */
  readonly onLeave?: () => void;
};

/** Stands below this title instead of an empty cart where the session has ended by itself: the cart is still in the account. */
export function ExpiredCart({ onLeave }: Props) {
  const { href } = useLocation();
  return (
    <>
      <p>Was du in den Warenkorb gelegt hast, liegt noch in deinem Konto. Melde dich an, dann geht es hier weiter.</p>
      <Link
        to={paths.auth}
        search={{ returnTo: href }}
        className={controls.primary}
        {...(onLeave && { onClick: onLeave, replace: true })}
      >
        Anmelden
      </Link>
    </>
  );
}
