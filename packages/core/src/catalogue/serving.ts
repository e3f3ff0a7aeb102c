import type { Instant } from '../time/instant.ts';

/**
 * When something is made and when it is delivered. A sold-out item is missing in the kitchen, so it is compared with
 * the moment at which the kitchen begins; schedules and menus are compared with the moment of delivery. Source: product
 * design, "Catalogue".
 */
export type Serving = { readonly begins: Instant; readonly arrives: Instant };

/** Made and delivered at the same moment. */
export const servedAt = (at: Instant): Serving => ({ begins: at, arrives: at });
