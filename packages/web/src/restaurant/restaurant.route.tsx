import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import type { Instant } from '@ofenpost/core/time/instant';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { createLazyRoute } from '@tanstack/react-router';
import { useNow, useOpeningHours, useRestaurant } from '../app/app-actors.tsx';
import type { RestaurantProfile } from '../app/app-data.ts';
import { EventSection } from '../event/event-section.tsx';
import { StoneOven } from '../illustration/stone-oven.tsx';
import { MenuList } from '../menu/menu-list.tsx';
import { WeekMenuSection } from '../menu/week-menu-section.tsx';
import { AnnouncedDayList, useAnnouncedDays } from '../opening-hours/announced-days.tsx';
import { HoursTable } from '../opening-hours/hours-table.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import { mapUrl } from './map-url.ts';
import type { MenusAndEvents } from './restaurant-data.ts';
import controls from '../ui/controls.module.css';
import hero from '../ui/hero.module.css';
import layout from '../ui/layout.module.css';
import styles from './restaurant-page.module.css';

type Props = MenusAndEvents & {
  readonly restaurant: RestaurantProfile;
  readonly story: readonly string[];
  readonly openingHours: OpeningHours;
  readonly now: Instant;
};

/** Prints show only the week menu. */
function RestaurantPage({ restaurant, story, openingHours, now, menuPlan, events }: Props) {
  const { menus, weekMenu, weekMenuEntries } = menuPlan;
  const announced = useAnnouncedDays();
  return (
    <div className={layout.wrap}>
      <div className={`${hero.hero} ${layout.screenOnly}`}>
        <div>
          <h1>Zu Gast bei {restaurant.name}</h1>
          <div className={styles.story}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <StoneOven className={hero.picture} />
      </div>
      <div className={`${layout.section} ${styles.visit} ${layout.screenOnly}`}>
        <section className={`${layout.card} ${styles.hours}`}>
          <h2 id="oeffnungszeiten">Öffnungszeiten</h2>
          <HoursTable openingHours={openingHours} now={now} />
        </section>
        {announced.length > 0 && (
          <section className={`${layout.card} ${styles.announced}`} aria-labelledby="besondere-tage">
            <h2 id="besondere-tage">Besondere Tage</h2>
            <AnnouncedDayList days={announced} />
          </section>
        )}
        <FindUs {...restaurant} />
      </div>
      <WeekMenuSection days={weekMenu} today={toLocalDate(now)} entries={weekMenuEntries} />
      {menus.length > 0 && (
        <section className={`${layout.section} ${layout.screenOnly}`} aria-labelledby="menus">
          <div className={styles.head}>
            <h2 id="menus">Menüs</h2>
            <p>Mehrere Gänge, ein Preis. Zu dir kommen sie an den Tagen, an denen sie im Wochenmenü stehen.</p>
          </div>
          <MenuList menus={menus} entries={weekMenuEntries} />
        </section>
      )}
      <div className={layout.screenOnly}>
        <EventSection events={events} />
      </div>
    </div>
  );
}

function FindUs({ name, street, postcode, town, email }: RestaurantProfile) {
  return (
    <section className={`${layout.card} ${styles.find}`} aria-labelledby="anfahrt">
      <h2 id="anfahrt">So findest du uns</h2>
      <address>
        <b>{name}</b>
        <br />
        {street === '' ? 'Unsere Adresse folgt bald.' : street}
        <br />
        {postcode} {town}
      </address>
      {street !== '' && (
        <p className={styles.directions}>Ruf uns an, wenn du einen Tisch möchtest oder den Weg nicht findest.</p>
      )}
      <div className={styles.contact}>
        <RestaurantPhone className={controls.primary} />
        {street !== '' && (
          <a href={mapUrl({ street, postcode, town })} target="_blank" rel="noreferrer" className={controls.secondary}>
            Auf der Karte zeigen
          </a>
        )}
        {email !== '' && (
          <a href={`mailto:${email}`} className={controls.quiet}>
            E-Mail schreiben
          </a>
        )}
      </div>
    </section>
  );
}

export const Route = createLazyRoute('/restaurant')({
  component: function RestaurantRoute() {
    const { story, menuPlan, events } = Route.useLoaderData();
    return (
      <RestaurantPage
        restaurant={useRestaurant()}
        story={story}
        openingHours={useOpeningHours()}
        now={useNow()}
        menuPlan={menuPlan}
        events={events}
      />
    );
  },
});
