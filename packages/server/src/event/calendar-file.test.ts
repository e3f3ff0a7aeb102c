import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { EVENTS } from '@ofenpost/core/event/restaurant-event.fixtures';
import { RESTAURANT } from '@ofenpost/core/restaurant/restaurant.fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, calendarFileName } from './calendar-file.http.ts';

const [EVENT] = EVENTS;
const NOW = '2026-11-20T18:00:00.000Z';
const URL = 'https://example.ch/restaurant/events#60000000';

const fileOf = (change: Partial<RestaurantEvent> = {}, restaurant = RESTAURANT): string =>
  calendarFile({ ...(EVENT as RestaurantEvent), ...change }, { restaurant, url: URL, now: NOW });

/**
 * Reads a file as calendars do: lines are unfolded, then text is unescaped. Source: RFC 5545, sections 3.1 and 3.3.11.
 */
function read(file: string): [string, string][] {
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+):([^\r\n]*)$/.exec(line) ?? [];
    const text = value.replaceAll(/\\([nN\\;,])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
    return [name, name === 'URL' ? value : text];
  });
}
const valueOf = (file: string, name: string) => read(file).find(([each]) => each === name)?.[1];

describe('the calendar file of an event', () => {
  it('says once what, when and where', () => {
    expect(read(fileOf())).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Ofenpost//Events//DE'],
      ['BEGIN', 'VEVENT'],
      ['UID', '60000000-0000-4000-8000-000000000001'],
      ['DTSTAMP', '20261120T180000Z'],
      ['LAST-MODIFIED', '20261101T080000Z'],
      ['SEQUENCE', '0'],
      ['STATUS', 'CONFIRMED'],
      ['DTSTART', '20261220T130000Z'],
      ['DTEND', '20261220T160000Z'],
      ['SUMMARY', 'Weihnachtsbacken'],
      ['DESCRIPTION', 'Jazz und Fladen.'],
      ['LOCATION', 'Ofenpost, Steinberggasse 5, 8400 Winterthur'],
      ['URL', URL],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ]);
  });

  it('keeps every text whole, in lines of 75 octets at most', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', ' ', ',', ';', ':', '"', '\\', 'n', 'ü', '€', '🍕', '👩‍🍳', 'BEGIN:VEVENT'),
      maxLength: 80,
    });
    fc.assert(
      fc.property(texts, texts, (title, street) => {
        const file = fileOf({ title }, { ...RESTAURANT, street });
        expect(valueOf(file, 'SUMMARY')).toBe(title);
        expect(valueOf(file, 'LOCATION')).toBe(`Ofenpost, ${street}, 8400 Winterthur`);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('fills a line before it breaks it', () => {
    const [line, rest] =
      fileOf({ title: 'x'.repeat(68) })
        .split('SUMMARY:')[1]
        ?.split('\r\n ') ?? [];
    expect([line, rest?.split('\r\n')[0]]).toEqual(['x'.repeat(67), 'x']);
    const lengths = fileOf({ title: 'x'.repeat(67 + 74 + 74) })
      .split('\r\n')
      .map(({ length }) => length);
    expect(lengths.filter((length) => length >= 75)).toEqual([75, 75, 75]);
    expect(fileOf({ title: 'x'.repeat(67) })).toContain(`SUMMARY:${'x'.repeat(67)}\r\n`);
  });

  it('keeps paragraphs and lines of the description, without Markdown', () => {
    const description = '# Programm\n\n- **Brot**, Wein; Käse\n- Musik\n\n[Anmelden](https://example.ch)';
    expect(valueOf(fileOf({ description }), 'DESCRIPTION')).toBe('Programm\n\n• Brot, Wein; Käse\n• Musik\n\nAnmelden');
    expect(valueOf(fileOf({ description: ' ' }), 'DESCRIPTION')).toBeUndefined();
  });

  it('rises with each change, and says that the event is cancelled', () => {
    const file = fileOf({ state: 'cancelled', version: 3, changed: '2026-11-21T09:30:00.000Z' });
    expect(['SEQUENCE', 'LAST-MODIFIED', 'STATUS'].map((name) => valueOf(file, name))).toEqual([
      '2',
      '20261121T093000Z',
      'CANCELLED',
    ]);
  });

  it('lets nobody end the event early', () => {
    const file = fileOf({ title: 'Fest\nEND:VEVENT' });
    expect(file.match(/^END:VEVENT/gm)).toEqual(['END:VEVENT']);
  });
});

it.each([
  ['Jazz am Ofen', 'jazz-am-ofen.ics'],
  ['Kinder backen Bären!', 'kinder-backen-baeren.ics'],
  ['Crème & Café "à deux"', 'creme-cafe-a-deux.ics'],
  ['🍕', 'event.ics'],
  ['', 'event.ics'],
])('keeps %j as %s', (title, file) => {
  expect(calendarFileName(title)).toBe(file);
});
