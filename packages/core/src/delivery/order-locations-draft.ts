import * as z from 'zod/mini';
import { chosenId } from '../validation/chosen.ts';
import { keyedEntries } from '../validation/keyed-entries.ts';
import { nameKey, repeatedPlaces } from '../validation/unique-list.ts';
import { type OrderLocationDraft, orderLocationDraft, orderLocationDraftOf } from './order-location-draft.ts';
import type { OrderLocation } from './order-location.ts';

export const ORDER_LOCATIONS_MAX = 500;

/** The identity of an area: one postcode can have several towns. */
export const areaKey = ({ postcode, town }: Pick<OrderLocationDraft, 'postcode' | 'town'>): string =>
  `${postcode} ${nameKey(town)}`;

/** All delivery areas by their id. */
export const orderLocationsDraft = keyedEntries(
  chosenId('Bitte gib die Lieferorte mit ihrer Nummer an'),
  orderLocationDraft,
  {
    max: ORDER_LOCATIONS_MAX,
    tooMany: `Es sind höchstens ${ORDER_LOCATIONS_MAX} Lieferorte möglich.`,
    message: 'Bitte gib die Lieferorte an',
  },
).check(
  z.check(({ value, issues }) => {
    const areas = Object.entries(value);
    for (const place of repeatedPlaces(areas.map(([, area]) => areaKey(area)))) {
      const path = [areas[place]?.[0] ?? '', 'town'];
      issues.push({ code: 'custom', input: value, path, message: 'Diesen Lieferort gibt es schon.' });
    }
  }),
);
export type OrderLocationDrafts = z.infer<typeof orderLocationsDraft>;

export const orderLocationDraftsOf = (locations: readonly OrderLocation[]): OrderLocationDrafts =>
  Object.fromEntries(locations.map((location) => [location.id, orderLocationDraftOf(location)]));

/** Sorted by postcode and town, as in the list. */
export const orderLocationsOf = (drafts: OrderLocationDrafts): OrderLocation[] =>
  Object.entries(drafts)
    .map(([id, draft]) => ({ id, ...draft }))
    .toSorted((a, b) => a.postcode.localeCompare(b.postcode) || a.town.localeCompare(b.town, 'de-CH'));
