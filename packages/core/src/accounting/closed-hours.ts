import type { Change, ChangeRule } from '../editor/versioned.ts';
import { type SpecialDays, withSpecialDays } from '../opening-hours/special-days.ts';
import { type Week, withWeek } from '../opening-hours/week.ts';
import { type CollectionSettings, collectionOf } from '../settings/collection-settings.ts';
import { businessDayOf } from '../time/business-day.ts';
import type { LocalDate } from '../time/instant.ts';
import { type SellingHours, closableFrom } from './closable-from.ts';

/**
 * Refuses hours by which the shop would sell again on a day that is closed: somebody could shorten them, close the day, and
 * book the evening on tomorrow. `mayOverride`: the account may reopen a day.
 */
const validateClosedHours =
  <T>(closedUntil: LocalDate | null, hoursWith: (after: T) => SellingHours) =>
  ({ after, now, mayOverride = false }: Change<T>): string | null => {
    const today = businessDayOf(now);
    if (mayOverride || closedUntil === null || closedUntil < today) return null;
    return Date.parse(closableFrom(today, hoursWith(after))) > Date.parse(now)
      ? 'Der heutige Tag ist schon abgeschlossen. Länger offen für heute geht nur über die Geschäftsleitung.'
      : null;
  };

/** That rule of the sections by which the shop sells; `hours` are those before a change. */
export function closedHoursRules(closedUntil: LocalDate | null, hours: SellingHours) {
  const { openingHours } = hours;
  const ruleOf = <T>(change: (after: T) => Partial<SellingHours>): ChangeRule<T> => ({
    validate: validateClosedHours<T>(closedUntil, (after) => ({ ...hours, ...change(after) })),
  });
  return {
    openingHours: ruleOf<Week>((week) => ({ openingHours: withWeek(openingHours, week) })),
    extraordinaryDays: ruleOf<SpecialDays>((days) => ({ openingHours: withSpecialDays(openingHours, days) })),
    collection: ruleOf<CollectionSettings>((settings) => ({ collection: collectionOf(settings) })),
  };
}
