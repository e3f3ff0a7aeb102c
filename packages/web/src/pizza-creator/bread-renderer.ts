import type { Flatbread } from '@ofenpost/core/catalogue/illustration';

/** The width of the drawn bread in pixels: on most screens it is shown at half of it. */
export const BREAD_SIZE = 512;

/** Red, green, blue and alpha, row by row. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** From 0 (raw) to 1 (out of the oven), in the order in which they are drawn. */
const BAKE_STEPS = [0, 0.5, 1] as const;
type Bake = (typeof BAKE_STEPS)[number];

export type BreadRequest = { readonly id: number; readonly flatbread: Flatbread; readonly bake: Bake };

/** A bread as it is built. */
export type RawBread = {
  readonly bake: 0;
  readonly pixels: Pixels;
  /** For each pixel 0, or the number of the topping that is seen there; 1 is the first of `TOPPINGS`. */
  readonly owners: Uint8Array;
  /** The pieces that the bread before did not have; null where there are none. */
  readonly dropping: Pixels | null;
  /** The pieces of the bread before that this one does not have. */
  readonly lifting: Pixels | null;
};

/** A bread on its way through the oven. */
export type BakedBread = { readonly bake: Exclude<Bake, 0>; readonly pixels: Pixels };

export type RenderedBread = RawBread | BakedBread;

export type BreadResponse = { readonly id: number; readonly bread: RenderedBread };

type Parts = {
  readonly onRendered: (bread: RenderedBread) => void;
  /** The worker's program did not come, or it failed. */
  readonly onFailed: () => void;
};

/** Only a bread that nobody changes is baked ahead, because its drawing cannot be broken off. */
const BAKE_AFTER_MS = 700;

/**
 * Draws breads in a worker, each raw and then as it bakes. A bread that comes next replaces what is left of the one before.
 * Throws where the browser has no such workers.
 */
export function createBreadRenderer({ onRendered, onFailed }: Parts) {
  const worker = new Worker(new URL('./bread-worker.ts', import.meta.url), { type: 'module' });
  let waiting: BreadRequest[] = [];
  let isDrawing = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let id = 0;

  function drawNext(): void {
    const request = waiting.shift();
    isDrawing = request !== undefined;
    if (request !== undefined) worker.postMessage(request);
  }
  worker.addEventListener('message', ({ data }: MessageEvent<BreadResponse>) => {
    isDrawing = false;
    // What was drawn for another bread is seen too, on its way to this one, but not baked.
    if (data.id === id || data.bread.bake === 0) onRendered(data.bread);
    const isUnbaked = data.bread.bake === 0 && waiting[0]?.bake !== 0;
    if (isUnbaked) pause = setTimeout(drawNext, BAKE_AFTER_MS);
    else drawNext();
  });
  worker.addEventListener('error', onFailed);
  worker.addEventListener('messageerror', onFailed);

  return {
    draw: (flatbread: Flatbread) => {
      id += 1;
      clearTimeout(pause);
      waiting = BAKE_STEPS.map((bake) => ({ id, flatbread, bake }));
      if (!isDrawing) drawNext();
    },
    end: () => {
      clearTimeout(pause);
      worker.terminate();
    },
  };
}
