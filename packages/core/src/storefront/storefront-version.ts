import * as z from 'zod/mini';

/**
 * Names what guests are shown: catalogue, pizza offer, hours, areas, settings, pause, rush, what is sold out. It is
 * another one when any of it changed, and says nothing else.
 */
export const storefrontVersion = z.object({ version: z.string() });
export type StorefrontVersion = z.infer<typeof storefrontVersion>;
