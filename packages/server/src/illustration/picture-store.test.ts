import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PICTURE_WIDTHS } from '@ofenpost/core/catalogue/picture-files';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSharp } from '../photo/sharp.ts';
import type { DrawDish } from './draw-dish.ts';
import { createPictureStore, pictureFile } from './picture-store.ts';

/** A dish whose name is the colour in which `draw` shows it; one without a colour cannot be drawn. */
const requestOf = (name: string) =>
  ({ dish: { name, illustration: MENU_ILLUSTRATION }, width: 96, format: 'avif' }) as const;
const draw: DrawDish = async ({ name: background }, width) => {
  if (background === '') throw new Error('It has no colour.');
  return loadSharp()({ create: { width, height: width, channels: 4, background } });
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (built = 'built') =>
  createPictureStore({ built: join(folder, built), directory: join(folder, 'drawn'), draw });
const guest = (line = 'one') => ({ line, signal: new AbortController().signal });
const drawn = () => readdir(join(folder, 'drawn')).catch(() => []);

it('draws a picture once, however many ask for it, and has it after a restart', async () => {
  const store = open();
  const all = await Promise.all(Array.from({ length: 5 }, () => store.load(requestOf('red'))));
  expect(new Set(all.map((picture) => Buffer.from(picture ?? []).toString('base64'))).size).toBe(1);
  expect(await drawn()).toEqual([pictureFile(requestOf('red'))]);
  expect(await open().load(requestOf('red'))).toEqual(all[0]);
});

it('does not draw what came with the build', async () => {
  await createPictureStore({ built: join(folder, 'none'), directory: join(folder, 'built'), draw }).load(
    requestOf('red'),
  );
  await open().drawAhead([requestOf('red'), requestOf('blue')]);
  expect(await drawn()).toEqual([pictureFile(requestOf('blue'))]);
});

it('names a file by what it shows, its width and its format', () => {
  const files = [
    requestOf('red'),
    requestOf('blue'),
    { ...requestOf('red'), width: 240 } as const,
    { ...requestOf('red'), format: 'webp' } as const,
  ];
  expect(new Set(files.map(pictureFile)).size).toBe(4);
});

it('stores no own pizza on the disk', async () => {
  const store = open();
  const [once, again] = [
    await store.loadRecent(requestOf('red'), guest()),
    await store.loadRecent(requestOf('red'), guest()),
  ];
  expect(once).not.toBeNull();
  expect(again).toBe(once);
  expect(await drawn()).toEqual([]);
});

/** A store that tells which widths it drew. */
function counting() {
  const widths: number[] = [];
  const counted: DrawDish = (dish, width) => {
    widths.push(width);
    return draw(dish, width);
  };
  const store = createPictureStore({ built: join(folder, 'built'), directory: join(folder, 'drawn'), draw: counted });
  return { store, widths };
}

it('draws a dish twice for all widths and formats: small, and once for the larger ones', async () => {
  const { store, widths } = counting();
  const all = await Promise.all(
    PICTURE_WIDTHS.flatMap((width) =>
      (['webp', 'avif'] as const).map(async (format) => {
        const picture = await store.load({ ...requestOf('red'), width, format });
        const found = await loadSharp()(picture ?? undefined).metadata();
        return [found.width, found.format];
      }),
    ),
  );
  expect(all).toEqual(
    PICTURE_WIDTHS.flatMap((width) => [
      [width, 'webp'],
      [width, 'heif'],
    ]),
  );
  expect(new Set(widths)).toEqual(new Set([96, 720]));
  expect(widths).toHaveLength(2);
});

it('draws an own pizza in the width that is asked for', async () => {
  const { store, widths } = counting();
  await store.loadRecent({ ...requestOf('red'), width: 240 }, guest());
  expect(widths).toEqual([240]);
});

it('draws all others ahead when one fails, and says so', async () => {
  await expect(open().drawAhead([requestOf(''), requestOf('red')])).rejects.toThrow(AggregateError);
  expect(await drawn()).toEqual([pictureFile(requestOf('red'))]);
});

it('draws after one that failed', async () => {
  const store = open();
  await expect(store.load(requestOf(''))).rejects.toThrow('It has no colour.');
  expect(await store.load(requestOf('red'))).not.toBeNull();
});

it('refuses when too many wait, and draws again afterwards', async () => {
  const store = open();
  const all = await Promise.all(
    Array.from({ length: 31 }, (_, index) => store.loadRecent(requestOf(`#${index + 100}`), guest(`${index}`))),
  );
  // One is being drawn, 20 wait.
  expect(all.filter((picture) => picture === null)).toHaveLength(10);
  expect(await store.loadRecent(requestOf('#abcdef'), guest())).not.toBeNull();
});

it('draws the shop’s own before all that one guest asks for, and few for one address', async () => {
  const names: string[] = [];
  const gate = Promise.withResolvers<void>();
  const store = createPictureStore({
    built: join(folder, 'built'),
    directory: join(folder, 'drawn'),
    draw: async (dish, width) => {
      names.push(dish.name);
      await gate.promise;
      return draw(dish, width);
    },
  });
  const all = Array.from({ length: 12 }, (_, index) => store.loadRecent(requestOf(`#${index + 100}`), guest('one')));
  const own = store.load(requestOf('red'));
  // The first drawing takes longer than the others take to look for their files.
  await sleep(500);
  gate.resolve();
  await own;
  expect(names.slice(0, 2)).toEqual(['#100', 'red']);
  expect((await Promise.all(all)).filter((picture) => picture === null)).toHaveLength(3);
});

it('does not draw what nobody waits for any more', async () => {
  const { store, widths } = counting();
  const leaving = new AbortController();
  const first = store.loadRecent(requestOf('red'), guest());
  const left = store.loadRecent({ ...requestOf('red'), width: 240 }, { line: 'one', signal: leaving.signal });
  leaving.abort();
  expect(await left).toBeNull();
  expect(await first).not.toBeNull();
  expect(widths).toEqual([96]);
  expect(await store.loadRecent({ ...requestOf('red'), width: 240 }, guest())).not.toBeNull();
});
