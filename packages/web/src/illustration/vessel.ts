import type { Vessel } from '@ofenpost/core/catalogue/illustration';
import { profile, straight } from './profile.ts';

export type VesselShape = {
  readonly outline: string;
  /** The height of the liquid's surface and its width there. */
  readonly level: number;
  readonly width: number;
  /** The bottom of the liquid, for vessels with a thick foot or a stem. */
  readonly floor: number;
  /** The colour of tinted glass. */
  readonly tint?: string;
  readonly label?: { readonly y: number; readonly width: number; readonly height: number };
  readonly closure?: 'cap' | 'cork' | 'crown' | 'swing';
  readonly rim?: { readonly y: number; readonly width: number };
  /** Half the width of the foot. */
  readonly foot: number;
};

const bottle = profile(
  [15, -142],
  straight(15, -142, 15, -104),
  [15, -76, 46, -70, 46, -30],
  straight(46, -30, 46, 118),
  [46, 134, 40, 140, 28, 140],
);
const beer = profile(
  [13, -138],
  straight(13, -138, 15, -76),
  [17, -44, 42, -34, 42, 2],
  straight(42, 2, 42, 124),
  [42, 136, 36, 140, 26, 140],
);
const swing = profile(
  [14, -122],
  straight(14, -122, 16, -84),
  [18, -50, 50, -38, 50, 4],
  straight(50, 4, 50, 122),
  [50, 136, 44, 140, 32, 140],
);
const wine = profile(
  [13, -150],
  straight(13, -150, 13, -82),
  [13, -56, 43, -56, 43, -18],
  straight(43, -18, 43, 126),
  [43, 136, 38, 140, 28, 140],
);
const can = profile([44, -112], [52, -104, 57, -100, 57, -90], straight(57, -90, 57, 118), [57, 130, 50, 134, 46, 140]);
const tumbler = profile([62, -104], [59, -20, 55, 60, 50, 126], [49, 136, 45, 140, 36, 140]);
const beerGlass = profile(
  [54, -118],
  [60, -60, 56, -10, 44, 50],
  [38, 90, 38, 110, 44, 132],
  [45, 138, 42, 140, 36, 140],
);
const carafe = profile(
  [34, -140],
  [26, -118, 20, -104, 22, -80],
  [26, -40, 72, -20, 72, 60],
  [72, 110, 64, 140, 40, 140],
);
const goblet = profile(
  [44, -126],
  [56, -60, 58, -8, 6, 8],
  straight(6, 8, 5, 112),
  [6, 126, 44, 128, 46, 138],
  straight(46, 138, 44, 140),
);
const flute = profile(
  [25, -138],
  [33, -70, 34, -14, 5, 22],
  straight(5, 22, 4.5, 114),
  [6, 126, 36, 128, 38, 138],
  straight(38, 138, 36, 140),
);

export const vessels: Record<Exclude<Vessel, 'cup'>, VesselShape> = {
  bottle: {
    outline: bottle,
    level: -72,
    width: 36,
    floor: 140,
    label: { y: 34, width: 46, height: 84 },
    closure: 'cap',
    foot: 46,
  },
  swingBottle: {
    outline: swing,
    level: -66,
    width: 30,
    floor: 140,
    tint: '#7A4A1E',
    label: { y: 54, width: 50, height: 78 },
    closure: 'swing',
    foot: 50,
  },
  can: { outline: can, level: -160, width: 57, floor: 160, foot: 50 },
  glass: { outline: tumbler, level: -66, width: 60.5, floor: 130, rim: { y: -104, width: 62 }, foot: 50 },
  beerBottle: {
    outline: beer,
    level: -84,
    width: 15,
    floor: 140,
    tint: '#6B3A16',
    label: { y: 54, width: 42, height: 82 },
    closure: 'crown',
    foot: 42,
  },
  beerGlass: { outline: beerGlass, level: -84, width: 58, floor: 130, rim: { y: -118, width: 54 }, foot: 44 },
  wineBottle: {
    outline: wine,
    level: -76,
    width: 13,
    floor: 140,
    label: { y: 52, width: 43, height: 88 },
    closure: 'cork',
    foot: 43,
  },
  wineGlass: { outline: goblet, level: -62, width: 52, floor: 4, rim: { y: -126, width: 44 }, foot: 44 },
  flute: { outline: flute, level: -92, width: 30.5, floor: 18, rim: { y: -138, width: 25 }, foot: 36 },
  carafe: { outline: carafe, level: -44, width: 50, floor: 140, rim: { y: -140, width: 34 }, foot: 60 },
};
