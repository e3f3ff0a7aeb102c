import { blur } from './blur.ts';
import { light } from './light.ts';
import { at, smooth } from './numbers.ts';
import { HALF_WIDTH, type Surface } from './surface.ts';

/** Pixels as red, green, blue, alpha from 0 to 255, alpha not multiplied in: for `ImageData` and for image encoders. */
export type Picture = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

export type DevelopOptions = {
  /** How many pixels of the surface become one of the picture, on each side. */
  readonly supersampling: number;
  readonly relief?: number;
  /** How far the shadow on the table lies from the dish, in dish units; 0 for none. */
  readonly elevation?: number;
  /** What stands upright is seen from the front: only what is near the ground throws a shadow. */
  readonly isUpright?: boolean;
};

/** Lights a painted surface and turns it into a picture with a soft shadow on a transparent ground. The surface is used up. */
export function develop(surface: Surface, options: DevelopOptions): Picture {
  const { supersampling, relief = 1, elevation = 0.05, isUpright = false } = options;
  light(surface, relief);
  const small = downscaled(surface, supersampling);
  return withShadow(small, elevation === 0 ? null : groundShadow(isUpright ? footOf(small) : small, elevation));
}

type Small = { readonly width: number; readonly colours: Float32Array; readonly alpha: Float32Array };

/** Pixels beside the dish have no colour, so each counts by how much of it the dish covers. */
function downscaled({ width, red, green, blue, cover }: Surface, factor: number): Small {
  const small = width / factor;
  const colours = new Float32Array(small * small * 3);
  const alpha = new Float32Array(small * small);
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      const from = row * width + column;
      const amount = at(cover, from);
      if (amount === 0) continue;
      const to = Math.floor(row / factor) * small + Math.floor(column / factor);
      alpha[to] = at(alpha, to) + amount;
      colours[to * 3] = at(colours, to * 3) + at(red, from) * amount;
      colours[to * 3 + 1] = at(colours, to * 3 + 1) + at(green, from) * amount;
      colours[to * 3 + 2] = at(colours, to * 3 + 2) + at(blue, from) * amount;
    }
  }
  for (let index = 0; index < alpha.length; index++) {
    const sum = at(alpha, index);
    if (sum === 0) continue;
    for (let part = index * 3; part < index * 3 + 3; part++) colours[part] = at(colours, part) / sum;
    alpha[index] = sum / (factor * factor);
  }
  return { width: small, colours, alpha };
}

/** Warm and dark, as all shade. */
const SHADOW = [0.17, 0.09, 0.045] as const;

function withShadow({ width, colours, alpha }: Small, shadow: Float32Array | null): Picture {
  const data = new Uint8ClampedArray(width * width * 4);
  for (let index = 0; index < alpha.length; index++) {
    const dish = at(alpha, index);
    const total = dish + (shadow === null ? 0 : at(shadow, index)) * (1 - dish);
    if (total <= 0) continue;
    const share = dish / total;
    for (let part = 0; part < 3; part++) {
      data[index * 4 + part] = 255 * (at(colours, index * 3 + part) * share + at(SHADOW, part) * (1 - share));
    }
    data[index * 4 + 3] = 255 * total;
  }
  return { data, width, height: width };
}

/** From where on down something upright touches the ground, in dish units. */
const FOOT = 0.76;

/** The lowest part of something upright. */
function footOf({ alpha, width }: Small): Pick<Small, 'alpha' | 'width'> {
  const scale = width / (2 * HALF_WIDTH);
  const foot = alpha.map((amount, index) => {
    const y = Math.floor(index / width) / scale - HALF_WIDTH;
    return amount * smooth(FOOT - 0.05, FOOT + 0.05, y);
  });
  return { alpha: foot, width };
}

/** The outline, blurred narrowly and widely, moved away from the light. It ends before the picture does. */
function groundShadow({ alpha, width }: Pick<Small, 'alpha' | 'width'>, elevation: number): Float32Array {
  const scale = width / (2 * HALF_WIDTH);
  const contact = blur(alpha, width, 0.016 * scale);
  const wide = blur(alpha, width, 0.05 * scale);
  const shadow = new Float32Array(alpha.length);
  const moved = (buffer: Float32Array, column: number, row: number, distance: number) => {
    const x = Math.round(column - distance * 0.6 * scale);
    const y = Math.round(row - distance * scale);
    return x < 0 || y < 0 ? 0 : at(buffer, y * width + x);
  };
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      const margin = Math.min(column, row, width - 1 - column, width - 1 - row) / width;
      const dark = moved(contact, column, row, elevation * 0.3) * 0.26 + moved(wide, column, row, elevation) * 0.3;
      shadow[row * width + column] = dark * smooth(0, 0.05, margin);
    }
  }
  return shadow;
}
