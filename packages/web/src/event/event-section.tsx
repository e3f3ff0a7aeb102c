import { comingEvents } from '@ofenpost/core/event/coming-events';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { useNow } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { EventList } from './event-list.tsx';
import layout from '../ui/layout.module.css';

const EVENTS_SHOWN = 3;

/** Shows the next events on a page; nothing where none is planned. */
export function EventSection({ events }: { events: readonly RestaurantEvent[] }) {
  const coming = comingEvents(events, useNow());
  if (coming.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby="events">
      <SectionHead id="events" title="Bald bei uns" to={paths.events} more="Alle Events" />
      <EventList events={coming.slice(0, EVENTS_SHOWN)} heading="h3" />
    </section>
  );
}
