import { comingEvents } from '@ofenpost/core/event/coming-events';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { Link } from '@tanstack/react-router';
import { useNow, useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { LongTable } from '../illustration/long-table.tsx';
import { EventDescription } from './event-description.tsx';
import { EventList } from './event-list.tsx';
import controls from '../ui/controls.module.css';
import hero from '../ui/hero.module.css';
import layout from '../ui/layout.module.css';
import styles from './events-page.module.css';

const describe = (event: RestaurantEvent) => <EventDescription event={event} heading="h2" />;

export function EventsPage({ events }: { events: readonly RestaurantEvent[] }) {
  const { name } = useRestaurant();
  const coming = comingEvents(events, useNow());
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <div className={hero.hero}>
        <div>
          <h1>Events am Ofen</h1>
          <p className={layout.lead}>
            Teig kneten, Musik hören, zusammen essen: An diesen Tagen ist bei {name} mehr los als sonst.
          </p>
        </div>
        <LongTable className={hero.picture} />
      </div>
      {coming.length === 0 ? <NothingPlanned /> : <EventList events={coming} heading="h2" full={describe} />}
    </div>
  );
}

function NothingPlanned() {
  const { instagramUrl } = useRestaurant();
  return (
    <section className={`${layout.card} ${styles.none}`} aria-labelledby="nichts-geplant">
      <h2 id="nichts-geplant">Gerade ist nichts geplant.</h2>
      <p>
        Der Ofen brennt trotzdem. Was als Nächstes kommt, liest du hier{instagramUrl !== '' && ' oder auf Instagram'}{' '}
        zuerst.
      </p>
      <div className={styles.actions}>
        <Link to={paths.restaurant} className={controls.primary}>
          Zum Restaurant
        </Link>
        {instagramUrl !== '' && (
          <a href={instagramUrl} target="_blank" rel="noreferrer" className={controls.secondary}>
            Auf Instagram folgen
          </a>
        )}
      </div>
    </section>
  );
}
