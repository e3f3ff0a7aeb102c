import * as z from 'zod/mini';
import { postcodeField } from '../contact/postcode.ts';
import { requiredText } from '../text/text.ts';
import { yesOrNo, FORM_MISSING, tooLong, tooShort, chosenId } from '../validation/basic-fields.ts';
import { enteredPrice, quantity, keyedEntries } from '../validation/entered-fields.ts';
import { placesOutOfOrder, nameKey, repeatedPlaces } from '../validation/unique-list.ts';
import { deliveryFee, missingToMinimumOrder } from './delivery-fee.ts';
import type { OrderLocation } from './order-location.ts';

/** Lengths in characters. */
export const TOWN_MIN = 2;
export const TOWN_MAX = 60;
export const FEE_TIERS_MAX = 10;
/** Driving time in minutes. */
export const DRIVING_MINUTES_MIN = 5;
export const DRIVING_MINUTES_MAX = 120;

const NO_TIERS = 'Bitte gib mindestens eine Liefergebühr an';

const feeTierDraft = z.object(
  { from: enteredPrice('Der Betrag'), fee: enteredPrice('Die Gebühr') },
  'Bitte gib Betrag und Gebühr an',
);

const feeTiersDraft = z.array(feeTierDraft, NO_TIERS).check(
  z.minLength(1, { error: NO_TIERS, abort: true }),
  z.maxLength(FEE_TIERS_MAX, { error: `Es sind höchstens ${FEE_TIERS_MAX} Stufen möglich.`, abort: true }),
  z.refine(([first]) => first?.from === 0, { error: 'Die erste Stufe beginnt bei CHF 0.00.', path: [0, 'from'] }),
  z.check(({ value, issues }) => {
    const message = 'Jede Stufe muss bei einem höheren Betrag beginnen als die vorige.';
    for (const place of placesOutOfOrder(value.map(({ from }) => from)))
      issues.push({ code: 'custom', input: value, path: [place, 'from'], message });
  }),
);

/** A delivery area as staff enter it; amounts in Rappen. Source: product design, "Delivery areas and times". */
export const orderLocationDraft = z
  .object(
    {
      postcode: postcodeField,
      town: requiredText(TOWN_MAX, 'Bitte gib den Ort an', tooLong('Der Ort', TOWN_MAX)).check(
        z.minLength(TOWN_MIN, tooShort('Der Ort', TOWN_MIN)),
      ),
      minimumOrder: enteredPrice('Der Mindestbestellwert'),
      feeTiers: feeTiersDraft,
      freeFrom: z.nullable(enteredPrice('Der Betrag für die kostenlose Lieferung')),
      minutes: quantity('Die Fahrzeit', 'Minuten', { min: DRIVING_MINUTES_MIN, max: DRIVING_MINUTES_MAX }),
      active: yesOrNo,
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ freeFrom, feeTiers: tiers }) => freeFrom === null || tiers.every(({ from }) => from < freeFrom), {
      error: 'Kostenlos wird die Lieferung erst über dem Betrag der letzten Stufe.',
      path: ['freeFrom'],
    }),
  );
export type OrderLocationDraft = z.infer<typeof orderLocationDraft>;

/** The draft of an existing delivery area. */
export const orderLocationDraftOf = ({ id: _id, ...location }: OrderLocation): OrderLocationDraft => location;

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

type AreasChange = {
  /** The areas before the change. */
  readonly before: readonly OrderLocation[];
  /** The areas that were removed earlier. */
  readonly removed: readonly OrderLocation[];
  /** The areas after the change. */
  readonly after: readonly OrderLocation[];
};

export type RemovedAreas = {
  /**
   * Stored without delivery: saved addresses of the area can still be read, and an order to one is refused with a
   * reason. Orders have their own postcode and town.
   */
  readonly removed: readonly OrderLocation[];
  /** By the id of a deleted area: the id of the area with the same name, which takes over its saved addresses. */
  readonly successors: ReadonlyMap<string, string>;
};

/** The removed areas after a change; an area leaves them when one of the same postcode and town is entered again. */
export function removedAreas({ before, removed, after }: AreasChange): RemovedAreas {
  const ids = new Set(after.map(({ id }) => id));
  const named = new Map(after.map((area) => [areaKey(area), area.id]));
  const noLongerThere = [...removed, ...before].filter(({ id }) => !ids.has(id));
  const successors = new Map(
    noLongerThere.flatMap((area) => {
      const successor = named.get(areaKey(area));
      return successor === undefined ? [] : [[area.id, successor] as const];
    }),
  );
  return {
    removed: noLongerThere.filter(({ id }) => !successors.has(id)).map((area) => ({ ...area, active: false })),
    successors,
  };
}

/** What a cart pays in an area; all in Rappen. */
export type AreaSample = {
  readonly cartTotal: number;
  /** The amount that is missing to the minimum order; 0 when it is reached. */
  readonly missing: number;
  readonly fee: number;
};

/** Cart totals that show what an area costs: CHF 30 and CHF 60. */
const SAMPLE_TOTALS = [3000, 6000];

type Terms = Pick<OrderLocation, 'minimumOrder' | 'feeTiers' | 'freeFrom'>;

/** What sample carts pay in an area. Incomplete amounts are ignored. */
export function areaSamples({ minimumOrder, feeTiers, freeFrom }: Terms): AreaSample[] {
  const tiers = feeTiers.filter(({ fee }) => Number.isSafeInteger(fee));
  return SAMPLE_TOTALS.map((cartTotal) => ({
    cartTotal,
    missing: Number.isSafeInteger(minimumOrder) ? missingToMinimumOrder({ minimumOrder }, cartTotal) : 0,
    fee: deliveryFee({ feeTiers: tiers, freeFrom }, cartTotal),
  }));
}
