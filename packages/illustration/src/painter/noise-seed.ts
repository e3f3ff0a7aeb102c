import type { RandomNumber } from '@ofenpost/core/random/seeded-random';

/** Returns an integer that starts the noise of one piece. */
export const noiseSeed = (random: RandomNumber): number => Math.floor(random() * 10_000);
