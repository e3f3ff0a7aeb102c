import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import styles from './checkout-page.module.css';

/** For guests: one line, so that whoever has an account need not type. What was entered stays. */
export const SignInOffer = () => (
  <p className={styles.offer}>
    Schneller mit Konto:{' '}
    <Link to={paths.auth} search={{ returnTo: paths.checkout }}>
      Anmelden und gespeicherte Adresse wählen
    </Link>
  </p>
);
