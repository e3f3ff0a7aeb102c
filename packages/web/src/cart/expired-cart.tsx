import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../app/paths.ts';
import controls from '../ui/controls.module.css';

type Props = {
  readonly title: (text: string) => ReactNode;
  /** For the drawer, which the sign-in replaces. */
  readonly onLeave?: () => void;
};

/** Instead of an empty cart where the session has ended by itself: the cart is still in the account. */
export function ExpiredCart({ title, onLeave }: Props) {
  const { href } = useLocation();
  return (
    <>
      {title('Du bist nicht mehr angemeldet')}
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
