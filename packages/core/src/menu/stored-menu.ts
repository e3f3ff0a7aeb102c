import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';
import { menu } from './menu.ts';

/** A stored menu. */
export const storedMenu = z.extend(menu, {
  /** Counts its changes, from 1. */
  version: z.int().check(z.gte(1)),
  /** When it was changed last. */
  changed: instant,
});
export type StoredMenu = z.infer<typeof storedMenu>;
