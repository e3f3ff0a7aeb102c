import { comingEvents } from '@ofenpost/core/event/coming-events';
import type { HttpModule } from '../http/app.ts';
import type { Services } from '../services.ts';
import { calendarFile, calendarFileName } from './calendar-file.ts';

const ENDING = '.ics';
const EVENTS = '/restaurant/events';

/**
 * `/restaurant/events/{id}.ics`: a coming event for the guest's calendar. For any other id the page answers that it
 * does not exist.
 */
export const calendarFilePart =
  ({
    content,
    clock,
    configuration: { publicUrl },
  }: Pick<Services, 'content' | 'clock' | 'configuration'>): HttpModule =>
  (app) => {
    app.get(`${EVENTS}/:file{[^/]+\\.ics}`, async (context, next) => {
      const { events, restaurant } = await content.read();
      const now = clock.now();
      const id = context.req.param('file').slice(0, -ENDING.length);
      const event = comingEvents(events, now).find((each) => each.id === id);
      if (event === undefined) return next();
      const file = calendarFile(event, { restaurant, now, url: `${publicUrl}${EVENTS}#${id}` });
      return context.body(file, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        // Shown inline and not as a download: phones then offer to add it.
        'content-disposition': `inline; filename="${calendarFileName(event.title)}"`,
        'cache-control': 'no-cache',
      });
    });
  };
