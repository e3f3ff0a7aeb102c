import * as z from 'zod/mini';

/** How an order reaches the guest: delivered by a courier, or collected at the restaurant. */
export const fulfilment = z.enum(['delivered', 'collected']);

export type Fulfilment = z.infer<typeof fulfilment>;

export const FULFILMENT_LABELS: Record<Fulfilment, string> = { delivered: 'Lieferung', collected: 'Abholung' };
