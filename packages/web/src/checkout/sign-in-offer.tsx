import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import styles from './checkout-page.module.css';

/** Offers guests in one line to sign in instead of typing. Their input stays. */
export const SignInOffer = () => (
  <p className={styles.offer}>
    Schneller mit Konto:{' '}
    <Link to={paths.auth} search={{ returnTo: paths.checkout }}>
      Anmelden und gespeicherte Adresse wählen
    </Link>
  </p>
);
