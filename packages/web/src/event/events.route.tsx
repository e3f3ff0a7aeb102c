import { createLazyRoute } from '@tanstack/react-router';
import { EventsPage } from './events-page.tsx';

export const Route = createLazyRoute('/restaurant/events')({
  component: function EventsRoute() {
    return <EventsPage events={Route.useLoaderData().events} />;
  },
});
