import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS, type PictureWidth } from '@ofenpost/core/catalogue/picture-files';
import { recipeHash } from '@ofenpost/illustration/recipe-hash';
import type { Sharp } from 'sharp';
import { makeDirectory, readIfPresent } from '../configuration/directory.ts';
import { AHEAD, SHOP, type Sender, type Waiting, createFairQueue } from '../http/fair-queue.ts';
import { loadSharp } from '../photo/sharp.ts';
import { type DrawDish, type Pictured, recipeOf } from './draw-dish.ts';

/** AVIF for browsers that say that they show it, WebP for others. */
export type PictureFormat = 'avif' | 'webp';
type Bytes = Uint8Array<ArrayBuffer>;

/** Effort 2 makes the same size as 4 in an eighth of the time. */
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 72 }),
};

/**
 * How many pictures of own pizzas may wait, and how many for one address: more would come from somebody who invents pizzas
 * to keep the processor busy. As many of the shop's own have places of their own.
 */
const WAITING = { waitingMax: 20, lineMax: 8 };
/** The number of pictures of own pizzas in memory, about 10 kB each: there are as many as there are possible pizzas. */
const RECENT_MAX = 500;

const [SMALLEST, ...LARGER] = PICTURE_WIDTHS;
const WIDEST = LARGER.at(-1) ?? SMALLEST;

/**
 * The widths that are made from one drawing of a dish. The smallest has larger and fewer pieces; the others look the same
 * scaled down from the widest, and drawing each would take three times as long.
 */
const widthsOfDrawing = (width: PictureWidth): readonly PictureWidth[] => (width === SMALLEST ? [SMALLEST] : LARGER);

export type PictureRequest = {
  readonly dish: Pictured;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
};

export type PictureStore = {
  /** A picture from the disk, or drawn now and stored there. Null: too many are waiting. */
  load(request: PictureRequest): Promise<Bytes | null>;
  /** A picture that is not stored on the disk. Null: too many are waiting, or whoever waited has left. */
  loadRecent(request: PictureRequest, sender: Sender): Promise<Bytes | null>;
  /**
   * Draws and stores those that are missing, one at a time, in turn with the own pizzas of guests. Fails at the end if some
   * could not be drawn.
   */
  drawAhead(requests: Iterable<PictureRequest>): Promise<void>;
};

/** The name of the file of a picture, which is its recipe's. */
export const pictureFile = ({ dish, width, format }: PictureRequest): string =>
  `${recipeHash(recipeOf(dish))}-${width}.${format}`;

const encode = async (picture: Sharp, format: PictureFormat): Promise<Bytes> =>
  new Uint8Array(await ENCODERS[format](picture).toBuffer());

/** Under another name first, so that no half file is ever read. */
async function writeStored(directory: string, file: string, picture: Bytes): Promise<void> {
  await makeDirectory(directory);
  const unfinished = join(directory, `.${process.pid}-${file}`);
  await writeFile(unfinished, picture);
  await rename(unfinished, join(directory, file));
}

type Parts = {
  /** The folder of those that came with the build. */
  readonly built: string;
  /** The folder of those that were drawn later. */
  readonly directory: string;
  readonly draw: DrawDish;
};

/** The raster pictures of dishes. They are drawn one after the other, because each takes up to a second of a processor. */
export function createPictureStore({ built, directory, draw }: Parts): PictureStore {
  const recent = new Map<string, Waiting<Bytes>>();
  const queue = createFairQueue(WAITING);

  const find = async (file: string): Promise<Bytes | null> =>
    (await readIfPresent(join(built, file))) ?? readIfPresent(join(directory, file));

  async function store(request: PictureRequest, drawing: Sharp): Promise<Bytes> {
    const picture = await encode(drawing.clone().resize(request.width), request.format);
    await writeStored(directory, pictureFile(request), picture);
    return picture;
  }

  async function load(request: PictureRequest, sender = SHOP): Promise<Bytes | null> {
    const { dish, width, format } = request;
    const file = pictureFile(request);
    const stored = await find(file);
    if (stored !== null) return stored;
    // Few browsers need WebP: it is made from the AVIF file, which is quicker than to draw the dish again.
    const original = format === 'avif' ? null : await load({ dish, width, format: 'avif' }, sender);
    if (format !== 'avif' && original === null) return null;
    const turn = queue.run(sender, async (doLater) => {
      // Another request may have drawn it meanwhile.
      const present = await find(file);
      if (present !== null) return present;
      if (original !== null) return store(request, loadSharp()(original));
      const drawing = await draw(dish, width === SMALLEST ? SMALLEST : WIDEST);
      const picture = await store(request, drawing);
      doLater(async () => {
        for (const other of widthsOfDrawing(width)) {
          const similar = { dish, width: other, format };
          if ((await find(pictureFile(similar))) === null) await store(similar, drawing);
        }
      });
      return picture;
    });
    return turn && turn.result;
  }

  return {
    load: (request) => load(request),
    loadRecent: async (request, sender) => {
      const file = pictureFile(request);
      const known = recent.get(file);
      if (known !== undefined) {
        known.join(sender);
        return known.result;
      }
      const drawing = queue.run(sender, async () => encode(await draw(request.dish, request.width), request.format));
      if (drawing === null) return null;
      recent.set(file, drawing);
      const forget = () => void recent.delete(file);
      drawing.result.then((picture) => picture ?? forget(), forget);
      const [oldest] = recent.keys();
      if (recent.size > RECENT_MAX && oldest !== undefined) recent.delete(oldest);
      return drawing.result;
    },
    drawAhead: async (requests) => {
      const errors: unknown[] = [];
      for (const request of requests) await load(request, AHEAD).catch((error: unknown) => errors.push(error));
      if (errors.length > 0) throw new AggregateError(errors, 'Some dishes could not be drawn.');
    },
  };
}
