import * as z from 'zod/mini';
import { type LocalDate, localDate } from '../time/instant.ts';
import { formatLocalDate } from '../time/zurich.ts';

export const menuAdminError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('menuUnknown') }),
  /** Week menus name it, perhaps past ones: it can only be archived. */
  z.object({ code: z.literal('menuPlanned'), days: z.array(localDate) }),
]);
export type MenuAdminError = z.infer<typeof menuAdminError>;

export const MENU_UNKNOWN = 'Dieses Menü gibt es nicht mehr. Jemand hat es gelöscht.';

const NAMED_MAX = 3;

/** Such as `20.11.2026, 27.11.2026 und an 4 weiteren Tagen`. */
export function daysText(days: readonly LocalDate[]): string {
  const others = days.length - NAMED_MAX;
  const named = days.slice(0, NAMED_MAX).map(formatLocalDate).join(', ');
  if (others <= 0) return named;
  return `${named} und an ${others === 1 ? 'einem weiteren Tag' : `${others} weiteren Tagen`}`;
}

/** The message for staff, in German. */
export const menuAdminMessage = (error: MenuAdminError): string =>
  error.code === 'menuUnknown'
    ? MENU_UNKNOWN
    : `Das Menü steht im Wochenmenü vom ${daysText(error.days)}. Nimm es dort weg, oder archiviere es.`;
