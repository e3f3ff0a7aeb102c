import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { LazyBareBread } from '../illustration/lazy-bare-bread.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './error-page.module.css';

/** The page for an unexpected error, without the page frame. */
export const ErrorPage = () => (
  <main className={styles.alone}>
    <ErrorContent />
  </main>
);

/** It depends on nothing else: its links are plain ones, which reload the page. */
export const ErrorContent = () => (
  <div className={`${layout.wrap} ${styles.page}`}>
    <div className={styles.picture}>
      <LazyBareBread sauce="none" seed="Angebrannt" className={`${styles.bread} ${styles.burnt}`} />
      <svg
        viewBox="0 0 120 60"
        className={styles.smoke}
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M28 54c-10-10 8-16 0-26s4-14 2-20" />
        <path d="M60 52c-10-11 9-17 0-28s4-13 2-20" />
        <path d="M92 54c-10-10 8-16 0-26s4-14 2-20" />
      </svg>
    </div>
    <h1>Da ist uns etwas angebrannt.</h1>
    <p className={styles.text}>
      Das liegt an uns, nicht an dir. Dein Warenkorb ist noch da. Versuch es bitte gleich nochmals.
    </p>
    <div className={styles.actions}>
      <a href={paths.home} className={controls.primary}>
        Zur Startseite
      </a>
      <a href={paths.products} className={controls.secondary}>
        Zu den Produkten
      </a>
    </div>
  </div>
);

export const NotFoundPage = () => (
  <div className={`${layout.wrap} ${styles.page}`}>
    <div className={styles.picture}>
      <LazyBareBread sauce="none" seed="Ohne Belag" className={styles.bread} />
    </div>
    <h1>Hier fehlt der Belag.</h1>
    <p className={styles.text}>
      Diese Seite gibt es nicht oder nicht mehr. Auf der Karte steht dafür viel anderes, frisch aus dem Ofen.
    </p>
    <div className={styles.actions}>
      <Link to={paths.home} className={controls.primary}>
        Zur Startseite
      </Link>
      <Link to={paths.products} className={controls.secondary}>
        Zu den Produkten
      </Link>
    </div>
  </div>
);
