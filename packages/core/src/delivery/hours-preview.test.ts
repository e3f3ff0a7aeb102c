import { describe, expect, it } from 'vitest';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { ALWAYS_CLOSED, OPENING_HOURS, everyDay } from '../opening-hours/opening-hours.fixtures.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { type PreviewedHours, hoursPreview } from './hours-preview.ts';

/** Friday, 18:00 in Zurich. */
const NOW = '2026-11-20T17:00:00.000Z';
const preview = (openingHours: OpeningHours, change: Partial<PreviewedHours> = {}) =>
  hoursPreview(
    {
      openingHours,
      busyControls: NOT_BUSY,
      settings: { preparationMinutes: 20 },
      orderLocations: [{ minutes: 30 }, { minutes: 10 }],
      ...change,
    },
    NOW,
  ).map(({ label, text }) => `${label}: ${text}`);

describe('what guests would be told', () => {
  it('is status, earliest delivery and slots', () => {
    expect(preview(OPENING_HOURS)).toEqual([
      'Restaurant: offen, bis 23:00',
      'Lieferung: offen, bis 22:00',
      'Früheste Lieferung: heute um 18:30',
      'Lieferzeiten heute: 18:30 bis 22:00, 14 Zeitfenster',
    ]);
  });

  it('is told before opening, and of a single slot', () => {
    const late = { ...OPENING_HOURS, delivery: everyDay({ open: '21:00', close: '21:45' }) };
    expect(preview(late).slice(1)).toEqual([
      'Lieferung: geschlossen, öffnet heute um 21:00',
      'Früheste Lieferung: heute um 21:30',
      'Lieferzeiten heute: 21:30 bis 21:45, 1 Zeitfenster',
    ]);
  });

  it('knows of a pause', () => {
    const pause = { from: NOW, until: '2026-11-20T18:00:00.000Z' };
    expect(preview(OPENING_HOURS, { busyControls: { pause, rush: null } })[1]).toBe(
      'Lieferung: geschlossen, Pause, wieder ab 19:00',
    );
  });

  it('says when there is nothing in sight', () => {
    expect(preview({ restaurant: ALWAYS_CLOSED, delivery: ALWAYS_CLOSED })).toEqual([
      'Restaurant: geschlossen',
      'Lieferung: geschlossen',
      'Früheste Lieferung: keine in Sicht',
      'Lieferzeiten heute: keine mehr',
    ]);
  });
});
