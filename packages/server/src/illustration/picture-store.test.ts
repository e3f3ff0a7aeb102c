import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPictureStore, pictureFile } from './picture-store.ts';

const drawingOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -160 320 320"><circle r="150" fill="${colour}"/></svg>`;
const requestOf = (colour: string) => ({ drawing: drawingOf(colour), width: 96, format: 'avif' }) as const;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (built = 'built') => createPictureStore({ built: join(folder, built), directory: join(folder, 'drawn') });
const drawn = () => readdir(join(folder, 'drawn')).catch(() => []);

it('draws a picture once, however many ask for it, and has it after a restart', async () => {
  const store = open();
  const all = await Promise.all(Array.from({ length: 5 }, () => store.load(requestOf('red'))));
  expect(new Set(all.map((picture) => Buffer.from(picture ?? []).toString('base64'))).size).toBe(1);
  expect(await drawn()).toEqual([pictureFile(requestOf('red'))]);
  expect(await open().load(requestOf('red'))).toEqual(all[0]);
});

it('does not draw what came with the build', async () => {
  await createPictureStore({ built: join(folder, 'none'), directory: join(folder, 'built') }).load(requestOf('red'));
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
  const [once, again] = [await store.loadRecent(requestOf('red')), await store.loadRecent(requestOf('red'))];
  expect(once).not.toBeNull();
  expect(again).toBe(once);
  expect(await drawn()).toEqual([]);
});

it('draws after one that failed', async () => {
  const store = open();
  await expect(store.load({ ...requestOf('red'), drawing: 'no drawing' })).rejects.toThrow(/unsupported image format/);
  expect(await store.load(requestOf('red'))).not.toBeNull();
});

it('refuses when too many wait, and draws again afterwards', async () => {
  const store = open();
  const all = await Promise.all(
    Array.from({ length: 210 }, (_, index) => store.loadRecent(requestOf(`#${index + 100}`))),
  );
  expect(all.filter((picture) => picture === null)).toHaveLength(10);
  expect(await store.loadRecent(requestOf('#abcdef'))).not.toBeNull();
});
