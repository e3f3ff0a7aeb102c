import type { Change } from '../editor/versioned.ts';
import { businessDayOf } from '../time/business-day.ts';
import type { LocalDate } from '../time/instant.ts';
import { type SellingHours, closableFrom } from './closable-from.ts';

/**
 * Refuses hours by which the shop would sell again on a day that is closed: somebody could shorten them, close the day, and
 * book the evening on tomorrow. `mayOverride`: the account may reopen a day.
 */
export const validateClosedHours =
  <T>(closedUntil: LocalDate | null, hoursWith: (after: T) => SellingHours) =>
  ({ after, now, mayOverride = false }: Change<T>): string | null => {
    const today = businessDayOf(now);
    if (mayOverride || closedUntil === null || closedUntil < today) return null;
    return Date.parse(closableFrom(today, hoursWith(after))) > Date.parse(now)
      ? 'Der heutige Tag ist schon abgeschlossen. Länger offen für heute geht nur über die Geschäftsleitung.'
      : null;
  };
