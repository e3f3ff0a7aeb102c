import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { unsafePlaces } from '../validation/validation.fixtures.ts';
import { WINTERTHUR } from './delivery.fixtures.ts';
import {
  orderLocationDraftOf,
  orderLocationDraftsOf,
  orderLocationsDraft,
  orderLocationsOf,
} from './order-location-draft.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const area = orderLocationDraftOf(WINTERTHUR);
const drafts = { [id(1)]: area, [id(2)]: { ...area, town: 'Andersdorf' } };
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [id(place), { ...area, town: `Ort ${place}` }]));

describe('the draft of all delivery areas', () => {
  it('comes back as it was', () => {
    expect(orderLocationsDraft.parse(drafts)).toEqual(drafts);
    expect(orderLocationDraftsOf(orderLocationsOf(drafts))).toEqual(drafts);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(orderLocationsDraft, drafts)).toEqual([]);
  });

  it.each<[unknown, Record<string, string>]>([
    [{}, {}],
    [
      { ...drafts, [id(2)]: { ...area, town: ` ${area.town.toUpperCase()}` } },
      { [`${id(2)}.town`]: 'Diesen Lieferort gibt es schon.' },
    ],
    [{ ...drafts, [id(2)]: { ...area, postcode: '8499' } }, {}],
    [
      { ...drafts, [id(2)]: { ...area, town: 'Andersdorf', minutes: 1 } },
      { [`${id(2)}.minutes`]: 'Die Fahrzeit muss zwischen 5 und 120 Minuten liegen.' },
    ],
    [{ erster: area }, { erster: 'Bitte gib die Lieferorte an' }],
    [many(500), {}],
    [many(501), { '': 'Es sind höchstens 500 Lieferorte möglich.' }],
  ])('judges %#', (value, errors) => {
    expect(fieldErrors(orderLocationsDraft, value)).toEqual(errors);
  });

  it('lists areas by postcode and town', () => {
    const listed = orderLocationsOf({
      [id(1)]: { ...area, postcode: '8404', town: 'A' },
      [id(2)]: { ...area, postcode: '8400', town: 'Z' },
      [id(3)]: { ...area, postcode: '8400', town: 'Ä' },
    });
    expect(listed.map(({ id: own }) => own)).toEqual([id(3), id(2), id(1)]);
  });
});
