import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
export const ErrorContent = ({ children }: { readonly children?: ReactNode }) => (
  <div className={`${layout.wrap} ${styles.page}`}>
    <div className={styles.picture}>
      <LazyBareBread
        sauce="none"
        seed="Angebrannt"
        className={`${styles.bread} ${styles.burnt}`}
        smokeClassName={styles.smoke}
      />
    </div>
    <h1>Da ist uns etwas angebrannt.</h1>
    <p className={styles.text}>
      Das liegt an uns, nicht an dir. Dein Warenkorb ist noch da. Versuch es bitte gleich nochmals.
    </p>
    <div className={styles.actions}>
      {children}
      <a href={paths.home} className={children ? controls.secondary : controls.primary}>
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
