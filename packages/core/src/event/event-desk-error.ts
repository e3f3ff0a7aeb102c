import * as z from 'zod/mini';

export const eventDeskError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('eventUnknown') }),
  /** Guests see it: it is cancelled, or taken back, before it goes. */
  z.object({ code: z.literal('eventShown') }),
]);
export type EventDeskError = z.infer<typeof eventDeskError>;

/** German, for staff. */
export const EVENT_DESK_MESSAGES: Readonly<Record<EventDeskError['code'], string>> = {
  eventUnknown: 'Diesen Event gibt es nicht mehr. Jemand hat ihn gelöscht.',
  eventShown: 'Gäste sehen diesen Event. Mach ihn zum Entwurf, bevor du ihn löschst.',
};
