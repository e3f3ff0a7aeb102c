import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { MovingBread } from './moving-bread.tsx';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './creator-teaser.module.css';

/** Advertises the pizza creator. */
export const CreatorTeaser = () => (
  <section className={layout.section} aria-labelledby="selber-bauen">
    <div className={`${layout.card} ${styles.teaser}`}>
      <MovingBread />
      <div className={styles.words}>
        <h2 id="selber-bauen">Bau dir deinen Fladen</h2>
        <p>
          Teig, Sauce, Käse und bis zu zwölf Beläge, links anders als rechts, wenn du magst. Du siehst ihn entstehen und
          weisst bei jedem Griff, was er kostet und was drin ist.
        </p>
        <Link to={paths.pizzaCreator} className={controls.primary}>
          Eigenen Fladen bauen
        </Link>
      </div>
    </div>
  </section>
);
