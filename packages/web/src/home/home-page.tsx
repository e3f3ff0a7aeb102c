import { type Serving, productAvailability } from '@ofenpost/core/catalogue/availability';
import type { PlannedMenus } from '@ofenpost/core/menu/menu-plan';
import { menusOfferedOn } from '@ofenpost/core/menu/week-menu';
import { OPENING_STATE_LABELS, SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import { DEVICE_ORDERS_KEY } from '@ofenpost/core/order/device-orders-key';
import { isLoggedIn } from '@ofenpost/core/role/role';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAccount, useApp, useEarliestServing, useNow, useOpeningStatus, useRestaurant } from '../app/app-actors.tsx';
import { HydrationGate } from '../app/hydration-gate.tsx';
import { paths } from '../app/paths.ts';
import { ProductFoot, ProductGrid, ProductName, useProductDialog } from '../catalogue/product-grid.tsx';
import { FoodPicture } from '../catalogue/product-picture.tsx';
import type { ShownProduct } from '../catalogue/shown-product.ts';
import { useShownAt } from '../catalogue/use-shown-at.ts';
import { useNextDelivery } from '../delivery/use-next-delivery.ts';
import { EventSection } from '../event/event-section.tsx';
import { whenIdle } from '../hydration/idle-time.ts';
import { pictureUrl } from '../illustration/illustration-url.ts';
import { TODAY_ID, TodayMenus } from '../menu/today-menus.tsx';
import { RUNNING_ORDER_ID } from '../order/running-order-script.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { CreatorTeaser } from './creator-teaser.tsx';
import type { HomeData } from './home-data.ts';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
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
            , {state === 'closed' ? 'wieder' : 'frühestens'} bei dir{' '}
            <Link to={paths.orderTimeInfo} className={styles.when}>
              {next}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}

/** The first favourite that can be ordered, so that the first screen of a phone has something to eat and its price. */
function HeroDish({ product, at }: { readonly product: ShownProduct; readonly at: Serving }) {
  const { open, add, dialog } = useProductDialog();
  return (
    <article className={homePageStyles.dish}>
      <FoodPicture
        src={pictureUrl(product.id, product.pictureHash)}
        photo={product.photo}
        className={homePageStyles.picture}
        size={520}
        sizes="(max-width: 60em) 60vw, 520px"
        eager
      />
      <div className={homePageStyles.offer}>
        <p className={homePageStyles.label}>Liebling dieser Woche</p>
        <h2 className={homePageStyles.name}>
          <ProductName product={product} onOpen={open} />
        </h2>
        <ProductFoot product={product} availability={productAvailability(product, at)} onOpen={open} onAdd={add} />
      </div>
      {dialog}
    </article>
  );
}

const lastOrder = () => import('./last-order.tsx').then((module) => module.LastOrderSection);

/**
 * The last order of who has one. The page is the same for everybody, so only the browser shows it, once it is idle; most
 * visitors never load its code.
 */
function LaterLastOrder(menus: PlannedMenus) {
  const { ports } = useApp();
  const isSignedIn = isLoggedIn(useAccount());
  const [component, setComponent] = useState<{ Section: Awaited<ReturnType<typeof lastOrder>> } | null>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!('order' in dataset) && !isSignedIn && ports.keyValue.read(DEVICE_ORDERS_KEY) === null) {
      delete dataset['last'];
      return;
    }
    // Without a connection the page stays as it is.
    whenIdle(
      () =>
        void lastOrder()
          .then((Section) => setComponent({ Section }))
          .catch(() => {}),
    );
  }, [ports, isSignedIn]);
  return component && <component.Section isSignedIn={isSignedIn} {...menus} />;
}

export function HomePage({ lead, favourites, menus, weekMenuEntries, events, hasPizzaOffer }: HomeData) {
  const restaurant = useRestaurant();
  const today = toLocalDate(useNow());
  const offered = menusOfferedOn(menus, weekMenuEntries, today);
  const [menu] = offered;
  const at = useEarliestServing();
  const shownAt = useShownAt(favourites, at);
  const hero = favourites.find((product) => productAvailability(product, at).available) ?? favourites[0];
  return (
    <div className={layout.wrap}>
      <div id={RUNNING_ORDER_ID} className={homePageStyles.running} />
      <div className={homePageStyles.hero}>
        <div className={homePageStyles.claim}>
          {menu !== undefined && (
            <a href={`#${TODAY_ID}`} className={homePageStyles.chip}>
              Heute im Wochenmenü: {menu.name}
            </a>
          )}
          <h1>{restaurant.claim === '' ? restaurant.name : restaurant.claim}</h1>
        </div>
        {hero !== undefined && <HeroDish product={hero} at={at} />}
        <p className={homePageStyles.lead}>{lead}</p>
        <div className={homePageStyles.order}>
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
      </div>
      <div className={homePageStyles.last}>
        <LaterLastOrder menus={menus} weekMenuEntries={weekMenuEntries} />
      </div>
      {favourites.length > 0 && (
        <section className={layout.section} aria-labelledby="favourites">
          <SectionHead id="favourites" title="Lieblinge dieser Woche" to={paths.products} more="Alle Produkte" />
          <HydrationGate>
            <ProductGrid products={favourites} at={shownAt} />
          </HydrationGate>
        </section>
      )}
      {hasPizzaOffer && <CreatorTeaser />}
      <TodayMenus menus={offered} entries={weekMenuEntries} />
      <EventSection events={events} />
    </div>
  );
}
