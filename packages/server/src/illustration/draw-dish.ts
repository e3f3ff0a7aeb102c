import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { PictureWidth } from '@ofenpost/core/catalogue/picture-files';
import type { Sharp } from 'sharp';
import { loadSharp } from '../photo/sharp.ts';
import type { DrawPixels } from './drawing-thread.ts';

/** What an illustration is drawn from; the name is the seed. */
export type Pictured = { readonly name: string; readonly illustration: Illustration };

/** A dish in one width, to be encoded. */
export type DrawDish = (dish: Pictured, width: PictureWidth) => Promise<Sharp>;

/** The width of an SVG drawing in its own units, and the dots per inch at which one unit is a pixel. */
const [DRAWING_WIDTH, DOTS_PER_INCH] = [320, 72];

/** Rasterizes the SVG drawing of a dish, in some milliseconds: it stands in until the engine has drawn. */
export const drawSketch = (svg: string, width: PictureWidth): Sharp =>
  loadSharp()(Buffer.from(svg), { density: (DOTS_PER_INCH * width) / DRAWING_WIDTH }).resize(width);

/** Draws dishes by the engine, in its thread. */
export const createDrawDish =
  (drawPixels: DrawPixels): DrawDish =>
  async ({ name, illustration }, width) => {
    const pixels = await drawPixels({ illustration, seed: name, size: width });
    return loadSharp()(pixels, { raw: { width, height: width, channels: 4 } });
  };
