import * as z from 'zod/mini';
import { ovenBreads } from '../delivery/oven-breads.ts';
import { price } from '../money/money.ts';
import { itemVatClass } from '../money/vat.ts';
import { localDate, instant } from '../time/instant.ts';

/** A set meal with courses, offered on the days that the week menu names. */
export const menu = z.object({
  id: z.uuid(),
  name: z.string(),
  price,
  /** One class for all courses: alcohol when wine or beer is included, so that the age is checked. */
  vatClass: itemVatClass,
  ovenBreads,
  courses: z.array(z.string()),
  validFrom: localDate,
  validTo: localDate,
});
export type Menu = z.infer<typeof menu>;

/** The menus of one calendar day. */
export const menuDay = z.object({ date: localDate, menus: z.array(menu) });
export type MenuDay = z.infer<typeof menuDay>;

/** A stored menu. */
export const storedMenu = z.extend(menu, {
  /** Counts its changes, from 1. */
  version: z.int().check(z.gte(1)),
  /** When it was changed last. */
  changed: instant,
});
export type StoredMenu = z.infer<typeof storedMenu>;
