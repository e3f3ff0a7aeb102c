import * as z from 'zod/mini';
import type { Collection } from '../delivery/collection.ts';
import { pause } from '../kitchen/busy-controls.ts';
import type { OpeningDay } from '../opening-hours/opening-hours.ts';
import { OVERLAP, openingHourDraft, overlappingRanges } from '../opening-hours/time-range-draft.ts';
import { WEEKDAYS } from '../opening-hours/week.ts';
import { formatTime } from '../time/zurich.ts';
import { FORM_MISSING, yesOrNo } from '../validation/basic-fields.ts';
import { enteredPrice, quantity } from '../validation/entered-fields.ts';
import type { Fields } from '../validation/field.ts';
import { numberField, priceField, yesNoField } from '../validation/file-field.ts';
import { PREPARATION_MINUTES_MAX, PREPARATION_MINUTES_MIN } from './settings-draft.ts';

const collectionWeek = z
  .object(
    {
      '1': openingHourDraft,
      '2': openingHourDraft,
      '3': openingHourDraft,
      '4': openingHourDraft,
      '5': openingHourDraft,
      '6': openingHourDraft,
      '0': openingHourDraft,
    },
    FORM_MISSING,
  )
  .check(
    z.check(({ value, issues }) => {
      for (const { day, range } of overlapsOfCollection(value))
        issues.push({ code: 'custom', input: value, path: [day, range], message: OVERLAP });
    }),
  );
export type CollectionWeek = z.infer<typeof collectionWeek>;

const daysOf = (week: CollectionWeek): OpeningDay[] =>
  WEEKDAYS.map((dayOfWeek) => ({ dayOfWeek, openingHour: week[dayOfWeek] }));

/** The ranges that overlap an earlier one of the week, by weekday and place. */
export const overlapsOfCollection = (week: CollectionWeek) =>
  overlappingRanges(daysOf(week)).flatMap(({ day, range }) => {
    const weekday = WEEKDAYS[day];
    return weekday === undefined ? [] : [{ day: weekday, range }];
  });

/** Whether and how guests collect their orders. Source: product design, "Collection". */
export const collectionSettings = z.object(
  {
    offered: yesOrNo,
    /** Null: as long as for a delivery. */
    preparationMinutes: z.nullable(
      quantity('Die Zubereitungszeit', 'Minuten', { min: PREPARATION_MINUTES_MIN, max: PREPARATION_MINUTES_MAX }),
    ),
    minimumOrder: enteredPrice('Der Mindestbestellwert'),
    /** Null: the restaurant's. */
    hours: z.nullable(collectionWeek),
    pause: z.nullable(pause),
  },
  FORM_MISSING,
);
export type CollectionSettings = z.infer<typeof collectionSettings>;

/** The settings of a shop that has not chosen any. */
export const COLLECTION_DEFAULT: CollectionSettings = {
  offered: false,
  preparationMinutes: null,
  minimumOrder: 0,
  hours: null,
  pause: null,
};

const MINUTES_FIELD = numberField('Zubereitungszeit', 'Minuten', 'Minute');

export const COLLECTION_FIELDS: Fields<CollectionSettings> = {
  offered: yesNoField('Abholung anbieten'),
  preparationMinutes: {
    ...MINUTES_FIELD,
    text: (minutes) => (minutes === null ? 'wie für Lieferungen' : MINUTES_FIELD.text(minutes)),
  },
  minimumOrder: priceField('Mindestbestellwert'),
  hours: { label: 'Abholzeiten', text: (week) => (week === null ? 'wie das Restaurant' : 'eigene') },
  pause: { label: 'Pause', text: (until) => (until === null ? 'keine' : `bis ${formatTime(until.until)}`) },
};

/** What guests get of the settings; undefined where collection is not offered. */
export const collectionOf = ({ offered, hours, ...rest }: CollectionSettings): Collection | undefined =>
  offered
    ? {
        ...rest,
        openingDays: hours === null ? null : daysOf(hours).filter(({ openingHour }) => openingHour.length > 0),
      }
    : undefined;
