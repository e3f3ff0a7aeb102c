import * as z from 'zod/mini';
import { FORM_MISSING } from '../validation/form-message.ts';
import { OVERLAP, openingHourDraft } from './time-range-draft.ts';
import { overlapsOfWeek } from './week-findings.ts';
import { SERVICES } from './week.ts';

/**
 * The weekly hours of both services as staff enter them, in Zurich's local time. Two ranges of a service must not
 * overlap, also past midnight and from Sunday into Monday. Source: specification, section 3, and product design,
 * "Settings".
 */
export const weekDraft = z
  .object(
    {
      'restaurant-1': openingHourDraft,
      'restaurant-2': openingHourDraft,
      'restaurant-3': openingHourDraft,
      'restaurant-4': openingHourDraft,
      'restaurant-5': openingHourDraft,
      'restaurant-6': openingHourDraft,
      'restaurant-0': openingHourDraft,
      'delivery-1': openingHourDraft,
      'delivery-2': openingHourDraft,
      'delivery-3': openingHourDraft,
      'delivery-4': openingHourDraft,
      'delivery-5': openingHourDraft,
      'delivery-6': openingHourDraft,
      'delivery-0': openingHourDraft,
    },
    FORM_MISSING,
  )
  .check(
    z.check(({ value, issues }) => {
      for (const { day, range } of SERVICES.flatMap((service) => overlapsOfWeek(value, service)))
        issues.push({ code: 'custom', input: value, path: [day, range], message: OVERLAP });
    }),
  );
