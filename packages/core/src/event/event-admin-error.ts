import * as z from 'zod/mini';

export const eventAdminError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('eventUnknown') }),
  /** Guests see the event, so it has to be cancelled, or become a draft again, before it can be removed. */
  z.object({ code: z.literal('eventShown') }),
]);
export type EventAdminError = z.infer<typeof eventAdminError>;

/** Messages for staff, in German. */
export const EVENT_ADMIN_MESSAGES: Readonly<Record<EventAdminError['code'], string>> = {
  eventUnknown: 'Diesen Event gibt es nicht mehr. Jemand hat ihn gelöscht.',
  eventShown: 'Gäste sehen diesen Event. Mach ihn zum Entwurf, bevor du ihn löschst.',
};
