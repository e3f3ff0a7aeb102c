import type { Emblem, LabelColour } from '@ofenpost/core/catalogue/illustration';
import type { Spot } from '../glassware/body.ts';
import { type Colour, fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { noise } from '../painter/noise.ts';
import { smooth } from '../painter/numbers.ts';
import { signs } from './emblems.ts';

export type LabelLook = { readonly ground: Colour; readonly ink: Colour; readonly accent: Colour };

const look = (...hexes: readonly [ground: string, ink: string, accent: string]): LabelLook => {
  const [ground, ink, accent] = palette(...hexes);
  return { ground, ink, accent };
};

export const labelLook: Record<LabelColour, LabelLook> = {
  paper: look('#FFF8E8', '#A8431F', '#E3B871'),
  ember: look('#C44A22', '#FFF0D8', '#F3A55A'),
  basil: look('#12704B', '#F6F4D4', '#8CB859'),
  sun: look('#F8C437', '#8A340C', '#FFF0B4'),
  sky: look('#4D9CBC', '#FFFFFF', '#BFE3EE'),
  berry: look('#961C4A', '#FFE3D8', '#E0789A'),
  blossom: look('#F6B9B6', '#8A1B3E', '#FFE9E2'),
  night: look('#2B2729', '#F2C66C', '#8A6B35'),
};

export type Label = {
  readonly look: LabelLook;
  readonly emblem: Emblem;
  readonly top: number;
  readonly bottom: number;
};

const DARK = palette('#1A0D07')[0];

/** How much the label covers here, 0 to 1. */
export const labelCover = ({ top, bottom }: Label, { ring }: Spot, scale: number): number =>
  smooth(-0.5, 0.5, Math.min(ring - top, bottom - ring) * scale);

/** Paper around the body: its sign is seen from the front and narrows towards the sides. */
export function paintLabel(pixel: Pixel, { look: { ground, ink, accent }, emblem, top, bottom }: Label, spot: Spot) {
  const { side, width, ring } = spot;
  const height = bottom - top;
  const across = Math.asin(side) * width;
  const middle = (top + bottom) / 2;
  fill(pixel, ground);
  tint(pixel, DARK, 0.05 * noise(across * 60, ring * 60, 4));
  const fromEdge = Math.min(ring - top, bottom - ring);
  const bar = height * 0.08;
  tint(pixel, accent, smooth(bar + 0.004, bar - 0.004, fromEdge));
  tint(pixel, ink, smooth(0.012, 0.006, Math.abs(fromEdge - bar)));
  const radius = Math.min(0.35 * height, width * 0.72);
  const sign = signs[emblem](across / radius, (ring - middle) / radius) * radius;
  tint(pixel, ink, smooth(0.005, -0.005, sign));
  tint(pixel, DARK, 0.34 * smooth(0.7, 1, Math.abs(side)));
  pixel.gloss = 0.25;
}

/** A can is printed all around: a pale ring around the sign, waves below. */
export function paintPrint(pixel: Pixel, { look: { ground, ink, accent }, emblem, top, bottom }: Label, spot: Spot) {
  const { side, width, ring } = spot;
  const across = Math.asin(side) * width;
  const middle = (top + bottom) / 2 - 0.06;
  fill(pixel, ground);
  const wave = ring - bottom + 0.26 + 0.07 * Math.sin(across * 6 + 0.6);
  tint(pixel, accent, smooth(-0.006, 0.006, wave));
  tint(pixel, ink, smooth(-0.006, 0.006, wave - 0.09));
  const away = Math.hypot(across, ring - middle);
  tint(pixel, accent, smooth(0.02, 0.008, Math.abs(away - 0.4)));
  const sign = signs[emblem](across / 0.3, (ring - middle) / 0.3) * 0.3;
  tint(pixel, ink, smooth(0.005, -0.005, sign));
  tint(pixel, accent, smooth(0.012, 0.004, Math.abs(ring - top - 0.07)));
  tint(pixel, DARK, 0.3 * smooth(0.75, 1, Math.abs(side)));
  pixel.gloss = 0.8;
}
