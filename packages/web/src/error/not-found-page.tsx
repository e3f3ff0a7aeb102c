import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { LazyBareBread } from '../illustration/lazy-bare-bread.tsx';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './error-page.module.css';

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
