import type { OvenCapacity } from '@ofenpost/core/delivery/delivery-time';
import { createLedger, insist } from './guests.ts';
import type { House } from './house.ts';

/** A limit with which the next slots become full while guests order, and later ones have room. */
export const COUNTED_OVEN: OvenCapacity = 100;

/**
 * The two ways to order: with a limited oven orders take turns; without a limit each is written by one statement if it
 * shares nothing else (decision 0038). The order matters: see `Plan` in `run-chaos.ts`.
 */
export const OVENS: readonly OvenCapacity[] = [COUNTED_OVEN, null];

export const ovenName = (capacity: OvenCapacity): string => (capacity === null ? 'any number' : 'counted');

/** Resolves when the server uses the capacity. */
export async function setOvenCapacity({ url, query }: House, capacity: OvenCapacity): Promise<void> {
  await query('update restaurants set oven_capacity = $1', [capacity]);
  await insist(createLedger(), 'telling the server how much the oven takes', async () => {
    const response = await fetch(`${url}/api/delivery/oven-load`);
    const known = (await response.json()) as { readonly capacity?: OvenCapacity };
    return response.ok && known.capacity === capacity ? true : null;
  });
}
