import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { plainPhotoPath } from '@ofenpost/core/photo/photo-files';
import { plainParagraphs } from '@ofenpost/core/text/plain-text';
import type { AppData } from '../app/app-data.ts';
import { pageUrl } from '../app/page-head.ts';
import { postalAddress, restaurantId } from './restaurant-data.ts';

/** Structured data of one event. Source: schema.org/Event. */
export const eventData = (app: AppData, { title, description, start, end, photo, state }: RestaurantEvent) => ({
  '@type': 'Event',
  name: title,
  description: plainParagraphs(description).join('\n'),
  ...(photo && { image: pageUrl(app.origin, plainPhotoPath(photo)) }),
  startDate: start,
  endDate: end,
  eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Restaurant', name: app.restaurant.name, address: postalAddress(app) },
  organizer: { '@id': restaurantId(app.origin) },
});
