import { comingEvents } from '@ofenpost/core/event/coming-events';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { plainParagraphs } from '@ofenpost/core/text/plain-text';
import type { Instant } from '@ofenpost/core/time/instant';
import type { HttpModule } from '../http/app.ts';
import type { Services } from '../services.ts';

/** The maximum length of a line in bytes, without the line break. Source: RFC 5545, section 3.1. */
const LINE_OCTETS_MAX = 75;

/** Source: RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', String.raw`\n`);

/** `20261120T180000Z`. Source: RFC 5545, section 3.3.5, form 2. */
const utcTime = (instant: Instant): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Folds a line that is too long, never within a character; continuation lines begin with a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS_MAX) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

type Options = { readonly restaurant: Restaurant; readonly url: string; readonly now: Instant };

/**
 * One event for the guest's own calendar. Its id never changes and its sequence only rises, so that a calendar that
 * already has the event updates it, and removes a cancelled one. Times are in UTC, which each calendar shows in its
 * owner's zone. Source: RFC 5545, sections 3.6.1 and 3.8.7.
 */
export function calendarFile(event: RestaurantEvent, { restaurant, url, now }: Options): string {
  const { id, title, description, start, end, state, version, changed } = event;
  const { name, street, postcode, town } = restaurant;
  const text = plainParagraphs(description).join('\n\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ofenpost//Events//DE',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utcTime(now)}`,
    `LAST-MODIFIED:${utcTime(changed)}`,
    `SEQUENCE:${version - 1}`,
    `STATUS:${state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utcTime(start)}`,
    `DTEND:${utcTime(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    `LOCATION:${escapeText(`${name}, ${street}, ${postcode} ${town}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The file's name: `Fladen für alle!` becomes `fladen-fuer-alle.ics`. */
export function calendarFileName(title: string): string {
  const letters = title
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const words = letters.match(/[a-z0-9]+/g) ?? ['event'];
  return `${words.join('-')}.ics`;
}

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
