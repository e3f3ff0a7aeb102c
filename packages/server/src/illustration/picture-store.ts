import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureWidth } from '@ofenpost/core/catalogue/picture-files';
import type { Sharp } from 'sharp';
import { makeDirectory, readIfPresent } from '../configuration/directory.ts';
import { loadSharp } from '../photo/convert-photo.ts';

/** AVIF for browsers that say that they show it, WebP for others. */
export type PictureFormat = 'avif' | 'webp';
type Bytes = Uint8Array<ArrayBuffer>;

/** Effort 2 makes the same size as 4 in an eighth of the time. */
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 72 }),
};

/** The width of a drawing in its own units, and the dots per inch at which one unit is a pixel. */
const [DRAWING_WIDTH, DOTS_PER_INCH] = [320, 72];
/** How many pictures may wait. More would come from somebody who invents pizzas to keep the processor busy. */
const WAITING_MAX = 200;
/** The number of pictures of own pizzas in memory, about 10 kB each: there are as many as there are possible pizzas. */
const RECENT_MAX = 500;

export type PictureRequest = {
  /** The drawing as SVG; its content names the file. */
  readonly drawing: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
};

export type PictureStore = {
  /** A picture from the disk, or drawn now and stored there. Null: too many are waiting. */
  load(request: PictureRequest): Promise<Bytes | null>;
  /** A picture that is not stored on the disk. Null: too many are waiting. */
  loadRecent(request: PictureRequest): Promise<Bytes | null>;
  /** Draws and stores those that are missing, one at a time, each when nobody waits for another. */
  drawAhead(requests: Iterable<PictureRequest>): Promise<void>;
};

/** The name of the file of a picture, which is its content's. */
export const pictureFile = ({ drawing, width, format }: PictureRequest): string =>
  `${createHash('sha256').update(drawing).digest('base64url').slice(0, 20)}-${width}.${format}`;

const encode = async ({ drawing, width, format }: PictureRequest): Promise<Bytes> => {
  const density = (DOTS_PER_INCH * width) / DRAWING_WIDTH;
  return new Uint8Array(
    await ENCODERS[format](loadSharp()(Buffer.from(drawing), { density }).resize(width)).toBuffer(),
  );
};

/** Under another name first, so that no half file is ever read. */
async function writeStored(directory: string, file: string, picture: Bytes): Promise<void> {
  await makeDirectory(directory);
  const unfinished = join(directory, `.${process.pid}-${file}`);
  await writeFile(unfinished, picture);
  await rename(unfinished, join(directory, file));
}

/**
 * The raster pictures of dishes. They are drawn one after the other: encoding takes up to a second of a processor.
 * `built` has those that came with the build, `directory` those that were drawn later.
 */
export function createPictureStore({ built, directory }: { built: string; directory: string }): PictureStore {
  const recent = new Map<string, Promise<Bytes>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** Null: too many are waiting. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> | null {
    if (waiting >= WAITING_MAX) return null;
    waiting += 1;
    const done = last.then(work).finally(() => void (waiting -= 1));
    last = done.catch(() => {});
    return done;
  }

  const find = async (file: string): Promise<Bytes | null> =>
    (await readIfPresent(join(built, file))) ?? readIfPresent(join(directory, file));

  async function load(request: PictureRequest): Promise<Bytes | null> {
    const file = pictureFile(request);
    const stored = await find(file);
    if (stored !== null) return stored;
    return inTurn(async () => {
      // Another request may have drawn it meanwhile.
      const present = await find(file);
      if (present !== null) return present;
      const picture = await encode(request);
      await writeStored(directory, file, picture);
      return picture;
    });
  }

  return {
    load,
    loadRecent: async (request) => {
      const file = pictureFile(request);
      const known = recent.get(file);
      if (known !== undefined) return known;
      const drawing = inTurn(() => encode(request));
      if (drawing === null) return null;
      recent.set(file, drawing);
      drawing.catch(() => recent.delete(file));
      const [oldest] = recent.keys();
      if (recent.size > RECENT_MAX && oldest !== undefined) recent.delete(oldest);
      return drawing;
    },
    drawAhead: async (requests) => {
      for (const request of requests) {
        while (waiting > 0) await last;
        await load(request);
      }
    },
  };
}
