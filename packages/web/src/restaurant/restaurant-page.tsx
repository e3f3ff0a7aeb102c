import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import type { Instant } from '@ofenpost/core/time/instant';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { phoneHref } from '../account/phone-href.ts';
import type { RestaurantProfile } from '../app/app-data.ts';
import { EventSection } from '../event/event-section.tsx';
import { StoneOven } from '../illustration/stone-oven.tsx';
import { MenuList } from '../menu/menu-list.tsx';
import { WeekMenu } from '../menu/week-menu.tsx';
import { HoursTable } from '../opening-hours/hours-table.tsx';
import type { MenusAndEvents } from './menus-and-events.ts';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './restaurant-page.module.css';

type Props = MenusAndEvents & {
  readonly restaurant: RestaurantProfile;
  readonly story: readonly string[];
  readonly openingHours: OpeningHours;
  readonly now: Instant;
};

export function RestaurantPage({ restaurant, story, openingHours, now, menuPlan, events }: Props) {
  const { menus, weekMenu } = menuPlan;
  return (
    <div className={layout.wrap}>
      <div className={styles.hero}>
        <div>
          <h1>Zu Gast bei {restaurant.name}</h1>
          <div className={styles.story}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <StoneOven className={styles.oven} />
      </div>
      <div className={`${layout.section} ${styles.visit}`}>
        <section className={`${layout.card} ${styles.hours}`}>
          <h2 id="oeffnungszeiten">Öffnungszeiten</h2>
          <HoursTable openingHours={openingHours} now={now} />
        </section>
        <section className={`${layout.card} ${styles.find}`} aria-labelledby="anfahrt">
          <h2 id="anfahrt">So findest du uns</h2>
          <address>
            <b>{restaurant.name}</b>
            <br />
            {restaurant.street}
            <br />
            {restaurant.postcode} {restaurant.town}
          </address>
          <p className={styles.directions}>Ruf uns an, wenn du einen Tisch möchtest oder den Weg nicht findest.</p>
          <div className={styles.contact}>
            <a href={phoneHref(restaurant.phoneNumber)} className={controls.primary}>
              {restaurant.phoneNumber}
            </a>
            <a href={`mailto:${restaurant.email}`} className={controls.secondary}>
              E-Mail schreiben
            </a>
          </div>
        </section>
      </div>
      {weekMenu.some((day) => day.menus.length > 0) && (
        <section className={layout.section} aria-labelledby="wochenmenu">
          <div className={styles.head}>
            <h2 id="wochenmenu">Wochenmenü</h2>
            <p>Jeden Tag etwas anderes aus dem Ofen.</p>
          </div>
          <WeekMenu days={weekMenu} today={toLocalDate(now)} />
        </section>
      )}
      {menus.length > 0 && (
        <section className={layout.section} aria-labelledby="menus">
          <div className={styles.head}>
            <h2 id="menus">Menüs</h2>
            <p>Mehrere Gänge, ein Preis.</p>
          </div>
          <MenuList menus={menus} />
        </section>
      )}
      <EventSection events={events} />
    </div>
  );
}
