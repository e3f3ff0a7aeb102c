import { describe, expect, it } from 'vitest';
import { COLLECTION_DEFAULT, COLLECTION_FIELDS, collectionOf, collectionSettings } from './collection-settings.ts';

const EVENING = [{ open: '17:00', close: '21:00' }];
const CLOSED = { '1': [], '2': [], '3': [], '4': [], '5': [], '6': [], '0': [] };

describe('the settings of collection', () => {
  it('offer nothing until somebody switches it on', () => {
    expect(collectionOf(COLLECTION_DEFAULT)).toBeUndefined();
    expect(collectionOf({ ...COLLECTION_DEFAULT, offered: true })).toEqual({
      preparationMinutes: null,
      minimumOrder: 0,
      openingDays: null,
      pause: null,
    });
  });

  it('name the own hours of the open days alone', () => {
    const settings = { ...COLLECTION_DEFAULT, offered: true, hours: { ...CLOSED, '5': EVENING } };
    expect(collectionOf(settings)?.openingDays).toEqual([{ dayOfWeek: 5, openingHour: EVENING }]);
  });

  it('refuse hours that overlap, also past midnight', () => {
    const hours = { ...CLOSED, '5': [{ open: '22:00', close: '02:00' }], '6': [{ open: '01:00', close: '03:00' }] };
    const wrong = collectionSettings.safeParse({ ...COLLECTION_DEFAULT, hours });
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['hours.6.0']);
  });

  it('refuse a preparation that is too short', () => {
    const wrong = collectionSettings.safeParse({ ...COLLECTION_DEFAULT, preparationMinutes: 1 });
    expect(wrong.error?.issues[0]?.message).toBe('Die Zubereitungszeit muss zwischen 5 und 120 Minuten liegen.');
  });

  it('have a text for each field', () => {
    const { hours, pause, preparationMinutes } = COLLECTION_FIELDS;
    expect([hours.text(null), hours.text(CLOSED), pause.text(null), preparationMinutes.text(null)]).toEqual([
      'wie das Restaurant',
      'eigene',
      'keine',
      'wie für Lieferungen',
    ]);
  });
});
