import type { Vessel, LabelColour, Liquid } from '@ofenpost/core/catalogue/illustration';
import { nums } from './shape.ts';

/** The two control points and the end of a curve on the right side of a symmetrical outline. */
export type Bend = readonly [number, number, number, number, number, number];

/** Returns a closed path of a bottle, glass or cup: the right side from top to bottom, mirrored to the left. */
export function profile(top: readonly [number, number], ...bends: readonly Bend[]): string {
  const right = bends.map((bend) => `C${nums(...bend)}`).join('');
  const starts = [top, ...bends.map(([, , , , x, y]) => [x, y] as const)];
  const left = bends
    .map(([x1, y1, x2, y2], index) => {
      const [x, y] = starts[index] ?? top;
      return `C${nums(-x2, y2, -x1, y1, -x, y)}`;
    })
    .toReversed()
    .join('');
  const [bottomX, bottomY] = starts.at(-1) ?? top;
  return `M${nums(top[0], top[1])}${right}L${nums(-bottomX, bottomY)}${left}Z`;
}

/** A straight side as a bend. */
export function straight(fromX: number, fromY: number, x: number, y: number): Bend {
  return [fromX, fromY, x, y, x, y];
}

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

export type LiquidColours = {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly bubbles: boolean;
  /** Foam, crema or milk on top. */
  readonly head?: string;
};

export const liquidColours: Record<Liquid, LiquidColours> = {
  water: { light: '#E2F3F6', middle: '#BFE0E8', dark: '#8FBFCC', bubbles: true },
  cola: { light: '#7A3E22', middle: '#4A2012', dark: '#2A0F08', bubbles: true },
  lemonade: { light: '#FBF3B8', middle: '#F3E07A', dark: '#D9BE45', bubbles: true },
  orangeJuice: { light: '#FFC65C', middle: '#F9A32A', dark: '#DB7F12', bubbles: false },
  appleJuice: { light: '#F8DC84', middle: '#E9BC48', dark: '#C18F22', bubbles: true },
  icedTea: { light: '#EBA760', middle: '#CE7B34', dark: '#9A521C', bubbles: false },
  berryJuice: { light: '#E85C7C', middle: '#BE2750', dark: '#841334', bubbles: false },
  elderflower: { light: '#F7F8D4', middle: '#E6EDA6', dark: '#BFCB70', bubbles: true },
  lager: { light: '#FBD96A', middle: '#F0B52E', dark: '#C58412', bubbles: true, head: '#FFF9E8' },
  wheatBeer: { light: '#F6C667', middle: '#E29A35', dark: '#B46D1B', bubbles: true, head: '#FFF6E0' },
  darkBeer: { light: '#6B3416', middle: '#44200D', dark: '#260F06', bubbles: false, head: '#EBD3A6' },
  redWine: { light: '#A32345', middle: '#7A1230', dark: '#4E081D', bubbles: false },
  whiteWine: { light: '#FAF0B8', middle: '#EEDC86', dark: '#CDB456', bubbles: false },
  roseWine: { light: '#FBC6B8', middle: '#F0A292', dark: '#D27E70', bubbles: false },
  spritz: { light: '#FF9A52', middle: '#F26B25', dark: '#C7470F', bubbles: true },
  coffee: { light: '#7A4726', middle: '#4E2A15', dark: '#321808', bubbles: false, head: '#C68A4C' },
  cappuccino: { light: '#C08A5A', middle: '#9A6438', dark: '#6E4220', bubbles: false, head: '#FFF4DF' },
  tea: { light: '#E9A650', middle: '#C97A2A', dark: '#9A5517', bubbles: false },
  hotChocolate: { light: '#8A5433', middle: '#66381E', dark: '#45220F', bubbles: false, head: '#FFF2E2' },
};

export const labelColours: Record<
  LabelColour,
  { readonly ground: string; readonly ink: string; readonly shade: string }
> = {
  paper: { ground: '#FFF8E8', ink: '#B9502B', shade: '#E6D6B4' },
  ember: { ground: '#C4552D', ink: '#FFF0D8', shade: '#963A1A' },
  basil: { ground: '#1B7A54', ink: '#F3F3D8', shade: '#0B5539' },
  sun: { ground: '#F6C544', ink: '#8A3B12', shade: '#D29A1C' },
  sky: { ground: '#5FA3BC', ink: '#FFFFFF', shade: '#3F7F9A' },
  berry: { ground: '#9A2350', ink: '#FFE3D8', shade: '#6E1236' },
  blossom: { ground: '#F3B8B4', ink: '#8A2240', shade: '#D68F8E' },
  night: { ground: '#2E2A2B', ink: '#F0C878', shade: '#171415' },
};
