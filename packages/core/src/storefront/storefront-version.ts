import * as z from 'zod/mini';

/**
 * The version of everything that guests are shown: catalogue, pizza offer, hours, areas, settings, pause, rush,
 * sold-out offers. It changes when any of it does, and has no other meaning.
 */
export const storefrontVersion = z.object({ version: z.string() });
export type StorefrontVersion = z.infer<typeof storefrontVersion>;
