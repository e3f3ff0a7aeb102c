import type { RandomNumber } from '@ofenpost/core/random/seeded-random';
import type { Art } from '../painter/stamp.ts';

/**
 * In this order pieces are laid: melted cheese, slices, crumbs, what stands up, an egg in the middle, and after the oven
 * what is fresh.
 */
export const LAYERS = ['melted', 'flat', 'tiny', 'raised', 'centre', 'fresh'] as const;

/** How one ingredient is drawn, and how it lies. */
export type ToppingArt = {
  /** Of a piece, in dish units: a bread's radius is about 0.9. */
  readonly radius: number;
  /** Pieces on a bread that has nothing else. */
  readonly count: number;
  readonly layer: (typeof LAYERS)[number];
  /** How dark its edge is painted; every silhouette needs some. */
  readonly ink: number;
  /** How far from its edge it rises, in its radii: the roundness of its rim. */
  readonly bevel?: number;
  /** Lies in the middle: a burrata, an egg. */
  readonly isCentred?: boolean;
  /** A long piece: near the rim it lies along it. */
  readonly isLong?: boolean;
  /** Which part of its circle a slim piece fills; others may lie that much closer. */
  readonly footprint?: number;
  /** How far it reaches from its middle, in its radii: a fan reaches further than a disc. */
  readonly reach?: number;
  /** Returns one piece. `bake` goes from 0 (raw) to 1; `index` numbers the pieces. */
  readonly piece: (random: RandomNumber, bake: number, index: number) => Art;
};
