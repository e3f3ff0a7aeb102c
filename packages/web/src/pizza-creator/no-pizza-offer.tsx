import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import errorStyles from '../error/error-page.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

/** Replaces the pizza creator in a shop without own pizzas, such as a new one. */
export const NoPizzaOffer = () => (
  <div className={`${layout.wrap} ${errorStyles.page}`}>
    <BareBread sauce="none" seed="Eigene Kreation" className={errorStyles.picture} />
    <h1>Eigene Fladen gibt es hier zurzeit nicht.</h1>
    <p className={errorStyles.text}>Schau bald wieder vorbei, oder such dir etwas von der Karte aus.</p>
    <div className={errorStyles.actions}>
      <Link to={paths.products} className={controls.primary}>
        Zu den Produkten
      </Link>
    </div>
  </div>
);
