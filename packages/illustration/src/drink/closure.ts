import { lay, paintBody } from '../glassware/body.ts';
import { profile } from '../glassware/profile.ts';
import { type Colour, fill, mixed, palette, tint } from '../painter/colour.ts';
import { roundedBox, tube } from '../painter/distance.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { paint, type Surface } from '../painter/surface.ts';
import type { LabelLook } from './label.ts';
import type { VesselLook } from './vessels.ts';

const [DARK, STEEL, STEEL_DARK, CHINA, RUBBER, GOLD] = palette(
  '#1A0D07',
  '#D5D9D6',
  '#7E8583',
  '#FFF9EC',
  '#C2452A',
  '#E0B040',
);

type Cap = {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  /** Ribs around it. */
  readonly ribs: number;
  readonly colour: Colour;
  /** How much wider it is at its foot. */
  readonly flare?: number;
};

function paintCap(surface: Surface, { top, bottom, width, ribs, colour, flare = 0 }: Cap): void {
  const outline = profile(
    [top, width * 0.8],
    [top + 0.02, width * 0.96],
    [bottom - 0.03, width],
    [bottom, width * (1 + flare)],
  );
  paintBody(surface, { outline, tilt: 0.1 }, ({ side, ring, width: here }, pixel) => {
    const turn = Math.asin(side);
    const rib = ribs === 0 ? 0 : Math.cos(turn * ribs) * smooth(top + 0.02, top + 0.06, ring);
    fill(pixel, colour);
    tint(pixel, DARK, 0.16 * smooth(0, -1, rib) + 0.3 * smooth(0.7, 1, Math.abs(side)));
    tint(pixel, DARK, 0.3 * smooth(0.012, 0.004, Math.abs(ring - bottom + 0.02)));
    pixel.gloss = 0.7;
    pixel.height = 0.6 * here * tube(side) + 0.006 * rib;
    return 1;
  });
}

/** The foil around a cork: it runs down the neck. */
function paintCapsule(surface: Surface, { outline }: VesselLook, { ground, accent }: LabelLook): void {
  const bottom = -0.56;
  const sleeve = profile(
    [outline.top, outline.widthAt(outline.top) + 0.006],
    [-0.93, outline.widthAt(-0.93) + 0.008],
    [-0.9, outline.widthAt(-0.9) + 0.008],
    [bottom, outline.widthAt(bottom) + 0.008],
  );
  paintBody(surface, { outline: sleeve, tilt: 0.1 }, ({ side, ring, width }, pixel) => {
    fill(pixel, ground);
    tint(pixel, accent, smooth(0.018, 0.01, Math.abs(ring - bottom + 0.05)));
    tint(pixel, DARK, 0.35 * smooth(0.6, 1, Math.abs(side)));
    pixel.gloss = 0.8;
    pixel.height = 0.62 * width * tube(side);
    return 1;
  });
}

/** A stopper of china with a red rubber ring, held by a wire. */
function paintSwingTop(surface: Surface): void {
  const wire = (x: number, y: number) =>
    Math.min(Math.abs(roundedBox(x, y + 0.8, 0.155, 0.15, 0.09)), Math.hypot(Math.abs(x) - 0.14, y + 0.62) - 0.022);
  paint(surface, { left: -0.2, top: -1, right: 0.2, bottom: -0.58 }, (x, y, pixel, index) => {
    const distance = wire(x, y) - 0.014;
    fill(pixel, STEEL);
    tint(pixel, STEEL_DARK, smooth(-0.012, 0, distance) * 0.8 + smooth(0, 0.02, x) * 0.3);
    pixel.gloss = 1;
    pixel.height = 0.05;
    lay(surface, index, pixel, clamp(0.5 - distance * surface.scale));
  });
  paintCap(surface, { top: -0.8, bottom: -0.745, width: 0.115, ribs: 0, colour: RUBBER });
  paintCap(surface, { top: -0.93, bottom: -0.79, width: 0.11, ribs: 0, colour: CHINA });
}

/** Closes a bottle. */
export function paintClosure(surface: Surface, vessel: VesselLook, label: LabelLook): void {
  if (vessel.closure === 'screwCap') {
    paintCap(surface, { top: -0.96, bottom: -0.78, width: 0.135, ribs: 16, colour: label.ground });
  }
  if (vessel.closure === 'crownCap') {
    const colour = mixed(GOLD, label.ground, 0.15);
    paintCap(surface, { top: -0.96, bottom: -0.86, width: 0.125, ribs: 11, colour, flare: 0.12 });
  }
  if (vessel.closure === 'swingTop') paintSwingTop(surface);
  if (vessel.closure === 'capsule') paintCapsule(surface, vessel, label);
}
