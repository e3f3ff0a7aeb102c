import type { Vessel } from '@ofenpost/core/catalogue/illustration';
import type { Glass } from '../glassware/glass.ts';
import { profile } from '../glassware/profile.ts';

export type VesselLook = Glass & {
  /** Where the liquid ends. */
  readonly level: number;
  readonly label?: { readonly top: number; readonly bottom: number };
  readonly closure?: 'screwCap' | 'swingTop' | 'crownCap' | 'capsule';
  readonly hasIce?: boolean;
};

const bottle = { tilt: 0.09, wall: 0.022, floor: 0.86 } as const;
const open = { tilt: 0.13, wall: 0.028, isOpen: true } as const;

export const vesselLook: Record<Exclude<Vessel, 'can' | 'cup'>, VesselLook> = {
  bottle: {
    ...bottle,
    outline: profile(
      [-0.9, 0.105],
      [-0.66, 0.115],
      [-0.5, 0.165],
      [-0.32, 0.27],
      [-0.16, 0.335],
      [-0.04, 0.35],
      [0.78, 0.35],
      [0.85, 0.335],
      [0.9, 0.29],
    ),
    level: -0.56,
    label: { top: -0.04, bottom: 0.6 },
    closure: 'screwCap',
  },
  swingBottle: {
    ...bottle,
    outline: profile(
      [-0.76, 0.1],
      [-0.72, 0.13],
      [-0.68, 0.105],
      [-0.5, 0.115],
      [-0.34, 0.2],
      [-0.18, 0.33],
      [-0.02, 0.385],
      [0.08, 0.39],
      [0.78, 0.39],
      [0.86, 0.365],
      [0.9, 0.31],
    ),
    level: -0.42,
    label: { top: 0.06, bottom: 0.68 },
    closure: 'swingTop',
  },
  beerBottle: {
    ...bottle,
    outline: profile(
      [-0.9, 0.092],
      [-0.8, 0.098],
      [-0.5, 0.125],
      [-0.36, 0.17],
      [-0.2, 0.27],
      [-0.08, 0.315],
      [0, 0.32],
      [0.8, 0.32],
      [0.86, 0.305],
      [0.9, 0.265],
    ),
    level: -0.6,
    label: { top: 0.03, bottom: 0.66 },
    closure: 'crownCap',
  },
  wineBottle: {
    ...bottle,
    outline: profile(
      [-0.96, 0.092],
      [-0.93, 0.1],
      [-0.9, 0.088],
      [-0.48, 0.094],
      [-0.4, 0.13],
      [-0.3, 0.235],
      [-0.2, 0.295],
      [-0.1, 0.305],
      [0.82, 0.3],
      [0.87, 0.285],
      [0.9, 0.25],
    ),
    level: -0.52,
    label: { top: 0.02, bottom: 0.62 },
    closure: 'capsule',
  },
  glass: {
    ...open,
    outline: profile([-0.82, 0.48], [0.2, 0.42], [0.82, 0.375], [0.88, 0.34]),
    floor: 0.78,
    level: -0.58,
    hasIce: true,
  },
  beerGlass: {
    ...open,
    tilt: 0.11,
    outline: profile([-0.78, 0.4], [-0.4, 0.43], [0, 0.38], [0.4, 0.29], [0.64, 0.27], [0.8, 0.31], [0.88, 0.34]),
    floor: 0.74,
    level: -0.5,
  },
  wineGlass: {
    ...open,
    outline: profile(
      [-0.9, 0.33],
      [-0.6, 0.42],
      [-0.35, 0.455],
      [-0.12, 0.4],
      [0.06, 0.23],
      [0.15, 0.08],
      [0.22, 0.04],
      [0.6, 0.035],
      [0.74, 0.06],
      [0.8, 0.18],
      [0.86, 0.38],
      [0.88, 0.39],
    ),
    wall: 0.018,
    floor: 0.13,
    level: -0.44,
  },
  flute: {
    ...open,
    outline: profile(
      [-0.92, 0.2],
      [-0.6, 0.245],
      [-0.3, 0.245],
      [0.05, 0.19],
      [0.26, 0.09],
      [0.34, 0.035],
      [0.66, 0.03],
      [0.76, 0.05],
      [0.82, 0.16],
      [0.87, 0.31],
      [0.88, 0.32],
    ),
    wall: 0.018,
    floor: 0.3,
    level: -0.7,
  },
  carafe: {
    ...open,
    outline: profile(
      [-0.88, 0.27],
      [-0.76, 0.205],
      [-0.6, 0.175],
      [-0.42, 0.2],
      [-0.1, 0.36],
      [0.25, 0.505],
      [0.55, 0.53],
      [0.78, 0.46],
      [0.88, 0.37],
    ),
    wall: 0.024,
    floor: 0.82,
    level: -0.2,
    hasIce: true,
  },
};
