import { at, clamp, lerp } from './numbers.ts';

/** Red, green, blue from 0 to 1, as they are shown (sRGB). */
export type Colour = readonly [red: number, green: number, blue: number];

/** What a painter says about one point: its colour, how high it lies, how glossy it is, and how far it is from the edge. */
export type Pixel = {
  red: number;
  green: number;
  blue: number;
  /** In radii of the piece. */
  height: number;
  /** 0 is flour, 1 is oil. */
  gloss: number;
  /** Below 0 inside the piece, above 0 outside, in its radii. */
  distance: number;
};

const channel = (hex: string, start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;

/** Reads `#RRGGBB`. */
export const colour = (hex: string): Colour => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

/** Reads several colours, to be taken apart: `const [skin, flesh] = palette('#B01E14', '#E2492F')`. */
export const palette = <Hexes extends readonly string[]>(...hexes: Hexes): { readonly [K in keyof Hexes]: Colour } =>
  hexes.map(colour) as { readonly [K in keyof Hexes]: Colour };

export const mixed = (from: Colour, to: Colour, part: number): Colour => [
  lerp(from[0], to[0], part),
  lerp(from[1], to[1], part),
  lerp(from[2], to[2], part),
];

/** Gives the point a colour. */
export function fill(pixel: Pixel, [red, green, blue]: Colour): void {
  pixel.red = red;
  pixel.green = green;
  pixel.blue = blue;
}

/** Lays a colour over the point; `amount` may be below 0 (nothing) or above 1 (all of it). */
export function tint(pixel: Pixel, over: Colour, amount: number): void {
  if (amount <= 0) return;
  const part = amount > 1 ? 1 : amount;
  pixel.red += (over[0] - pixel.red) * part;
  pixel.green += (over[1] - pixel.green) * part;
  pixel.blue += (over[2] - pixel.blue) * part;
}

/** Colours a point by how far it is baked: 0 is raw, 1 is burnt. */
export type Ramp = (pixel: Pixel, browning: number) => void;

/** In a ramp neighbours are close, so a table of this many steps shows no bands. */
const STEPS = 512;

const ramp = (...stops: readonly (readonly [browning: number, hex: string])[]): Ramp => {
  const colours = stops.map(([browning, hex]) => [browning, colour(hex)] as const);
  const table = new Float32Array((STEPS + 1) * 3);
  for (let step = 0; step <= STEPS; step++) {
    const browning = step / STEPS;
    const next = Math.max(
      1,
      colours.findIndex(([stop]) => stop >= browning),
    );
    const [from, fromColour] = colours[next - 1] as (typeof colours)[number];
    const [to, toColour] = colours[next] as (typeof colours)[number];
    table.set(mixed(fromColour, toColour, (browning - from) / (to - from)), step * 3);
  }
  return (pixel, browning) => {
    const start = Math.round(clamp(browning) * STEPS) * 3;
    pixel.red = at(table, start);
    pixel.green = at(table, start + 1);
    pixel.blue = at(table, start + 2);
  };
};

export const DOUGH = ramp(
  [0, '#F6E6D2'],
  [0.1, '#F8E4C4'],
  [0.2, '#F9DDAC'],
  [0.34, '#F3C478'],
  [0.48, '#E6A148'],
  [0.62, '#CC7A2B'],
  [0.75, '#A2541C'],
  [0.86, '#6B3213'],
  [0.94, '#3E1D0E'],
  [1, '#24110A'],
);

/** Grated mozzarella. */
export const CHEESE = ramp(
  [0, '#FFF7E0'],
  [0.2, '#FFEDBE'],
  [0.36, '#FFDF92'],
  [0.5, '#FBC963'],
  [0.62, '#F0A73E'],
  [0.74, '#D67C2A'],
  [0.86, '#A3521D'],
  [1, '#642E12'],
);

/** Fior di latte, goat cheese and whatever else stays white for long. */
export const MILK = ramp(
  [0, '#FFFDF5'],
  [0.3, '#FFF8E6'],
  [0.5, '#FDEBC4'],
  [0.64, '#F3C987'],
  [0.78, '#D18F45'],
  [0.9, '#9A5423'],
  [1, '#5E2D13'],
);

export const RACLETTE = ramp(
  [0, '#FFF0BC'],
  [0.25, '#FFE08A'],
  [0.46, '#FAC252'],
  [0.68, '#D68A2E'],
  [0.85, '#9E571E'],
  [1, '#5A2B12'],
);

export const [CHAR, BROWN, OIL] = palette('#2B140C', '#8A4A20', '#E9A13A');
