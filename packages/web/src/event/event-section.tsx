import { comingEvents } from '@ofenpost/core/event/coming-events';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { Link } from '@tanstack/react-router';
import { useNow } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { EventList } from './event-list.tsx';
import layout from '../ui/layout.module.css';
import head from '../ui/section-head.module.css';

const EVENTS_SHOWN = 3;

/** Shows the next events on a page; nothing where none is planned. */
export function EventSection({ events }: { events: readonly RestaurantEvent[] }) {
  const coming = comingEvents(events, useNow());
  if (coming.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby="events">
      <div className={head.head}>
        <h2 id="events">Bald bei uns</h2>
        <Link to={paths.events} className={head.more}>
          Alle Events <span aria-hidden="true">→</span>
        </Link>
      </div>
      <EventList events={coming.slice(0, EVENTS_SHOWN)} heading="h3" />
    </section>
  );
}
