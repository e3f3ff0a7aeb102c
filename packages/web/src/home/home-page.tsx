import { menusOfferedOn } from '@ofenpost/core/menu/week-menu';
import { OPENING_STATE_LABELS, SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useOpeningStatus, useEarliestServing, useNow, useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { FoodPicture } from '../catalogue/product-picture.tsx';
import { useNextDelivery } from '../delivery/use-next-delivery.ts';
import { EventSection } from '../event/event-section.tsx';
import { pictureUrl } from '../illustration/illustration-url.ts';
import { TODAY_ID, TodayMenus } from '../menu/today-menus.tsx';
import { CreatorTeaser } from './creator-teaser.tsx';
import type { HomeData } from './home-data.ts';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import head from '../ui/section-head.module.css';
import homePageStyles from './home-page.module.css';
import styles from './next-delivery.module.css';

/** Shows whether delivery is open, and the earliest arrival: what hungry guests ask first. */
function NextDelivery() {
  const { state } = useOpeningStatus('delivery');
  const next = useNextDelivery();
  return (
    <p className={styles.next}>
      <i className={`${styles.dot} ${styles[state] ?? ''}`} aria-hidden="true" />
      <span>
        {SERVICE_LABELS.delivery} {OPENING_STATE_LABELS[state]}
        {next !== null && (
          <>
            , frühestens bei dir{' '}
            <Link to={paths.orderTimeInfo} className={styles.when}>
              {next}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}

export function HomePage({ lead, favourites, menus, weekMenuEntries, events, hasPizzaOffer }: HomeData) {
  const restaurant = useRestaurant();
  const today = toLocalDate(useNow());
  const offered = menusOfferedOn(menus, weekMenuEntries, today);
  const [menu] = offered;
  const [hero] = favourites;
  const at = useEarliestServing();
  return (
    <div className={layout.wrap}>
      <div className={homePageStyles.hero}>
        <div>
          {menu !== undefined && (
            <a href={`#${TODAY_ID}`} className={homePageStyles.chip}>
              Heute im Wochenmenü: {menu.name}
            </a>
          )}
          <h1>{restaurant.claim === '' ? restaurant.name : restaurant.claim}</h1>
          <p className={homePageStyles.claim}>{lead}</p>
          <div className={homePageStyles.actions}>
            <Link to={paths.products} className={controls.primary}>
              Jetzt bestellen
            </Link>
            {hasPizzaOffer && (
              <Link to={paths.pizzaCreator} className={controls.secondary}>
                Eigenen Fladen bauen
              </Link>
            )}
          </div>
          <NextDelivery />
        </div>
        {hero !== undefined && (
          <FoodPicture
            src={pictureUrl(hero.id, hero.pictureHash)}
            photo={hero.photo}
            className={homePageStyles.picture}
            size={520}
            sizes="(max-width: 60em) 68vw, 520px"
            eager
          />
        )}
      </div>
      {favourites.length > 0 && (
        <section className={layout.section} aria-labelledby="favourites">
          <div className={head.head}>
            <h2 id="favourites">Lieblinge dieser Woche</h2>
            <Link to={paths.products} className={head.more}>
              Alle Produkte <span aria-hidden="true">→</span>
            </Link>
          </div>
          <ProductGrid products={favourites} at={at} />
        </section>
      )}
      {hasPizzaOffer && <CreatorTeaser />}
      <TodayMenus menus={offered} entries={weekMenuEntries} />
      <EventSection events={events} />
    </div>
  );
}
