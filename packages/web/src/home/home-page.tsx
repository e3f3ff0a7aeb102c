import { toLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useNow, useRestaurant } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { EventSection } from '../event/event-section.tsx';
import type { HomeData } from './home-data.ts';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './home-page.module.css';

const FAVOURITES_SHOWN = 8;

export function HomePage({ lead, catalogue, menuPlan, events }: HomeData) {
  const restaurant = useRestaurant();
  const today = toLocalDate(useNow());
  const menuToday = menuPlan.weekMenu.find(({ date }) => date === today)?.menus[0];
  const favourites = catalogue.productGroups
    .flatMap(({ products }) => products)
    .filter(({ favourite }) => favourite)
    .slice(0, FAVOURITES_SHOWN);
  const hero = favourites[0];
  return (
    <div className={layout.wrap}>
      <div className={styles.hero}>
        <div>
          {menuToday !== undefined && (
            <Link to={paths.restaurant} hash="wochenmenu" className={styles.chip}>
              Heute im Wochenmenü: {menuToday.name}
            </Link>
          )}
          <h1>{restaurant.claim}</h1>
          <p className={styles.claim}>{lead}</p>
          <div className={styles.actions}>
            <Link to={paths.products} className={controls.primary}>
              Jetzt bestellen
            </Link>
            <Link to={paths.restaurant} className={controls.secondary}>
              Das Restaurant
            </Link>
          </div>
        </div>
        {hero !== undefined && <ProductPicture product={hero} className={styles.picture} size={520} eager />}
      </div>
      <section className={layout.section} aria-labelledby="favourites">
        <div className={styles.sectionHead}>
          <h2 id="favourites">Lieblinge dieser Woche</h2>
          <Link to={paths.products} className={styles.more}>
            Alle Produkte <span aria-hidden="true">→</span>
          </Link>
        </div>
        <ProductGrid products={favourites} />
      </section>
      <EventSection events={events} />
    </div>
  );
}
