import { Link } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { paths } from '../app/paths.ts';
import { RestaurantPhone } from '../restaurant/restaurant-phone.tsx';
import { Field } from '../theme/field.tsx';
import controls from '../theme/controls.module.css';
import styles from './auth-page.module.css';

type Props = {
  readonly returnTo: string;
  readonly message: string | null;
  readonly onLeave: (event: SubmitEvent) => void;
};

/** Asks for the code of the second factor; a plain form, which works before any script has loaded. */
export function SecondStep({ returnTo, message, onLeave }: Props) {
  return (
    <>
      <h1>Fast geschafft.</h1>
      <p className={styles.text}>Öffne deine Authenticator-App und gib den Code für dieses Konto ein.</p>
      {message !== null && (
        <p className={styles.error} role="alert">
          {message}
        </p>
      )}
      <form method="post" action="/auth/second-factor" className={styles.second} onSubmit={onLeave}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label="Code" hint="Sechs Ziffern aus der App, oder einer deiner Notfallcodes.">
          {(control) => (
            <input
              {...control}
              className={`${control.className} ${styles.code}`}
              name="code"
              required
              autoFocus
              maxLength={60}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <button type="submit" className={`${controls.primary} ${controls.wide}`}>
          Anmelden
        </button>
      </form>
      <p className={styles.guest}>
        Handy und Notfallcodes weg? Ruf uns an, die Geschäftsleitung kann den zweiten Faktor entfernen:{' '}
        <RestaurantPhone />
      </p>
      <p className={styles.another}>
        <Link to={paths.auth} search={{ returnTo }}>
          Anderes Konto nehmen
        </Link>
      </p>
    </>
  );
}
