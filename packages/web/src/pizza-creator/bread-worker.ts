// The program of the worker that draws an own flatbread while it is built, so that the page stays quick.
import type { Flatbread } from '@ofenpost/core/catalogue/illustration';
import { TOPPINGS, type Topping } from '@ofenpost/core/catalogue/ingredient';
import { CREATION_SEED } from '@ofenpost/core/catalogue/picture-files';
import { createLiveFlatbread, type LiveFlatbread } from '@ofenpost/illustration/live-flatbread';
import {
  BREAD_SIZE,
  type BreadResponse,
  type BreadRequest,
  type RenderedBread,
  type Pixels,
  type RawBread,
} from './bread-renderer.ts';

const draw = createLiveFlatbread(BREAD_SIZE);

/** The last raw bread: what differs from it drops onto the next one, or is lifted from it. */
let last: (LiveFlatbread & { readonly chosen: ReadonlySet<Topping> }) | null = null;

const chosenOn = ({ toppings, halves }: Flatbread): ReadonlySet<Topping> =>
  new Set([...toppings, ...(halves?.left ?? []), ...(halves?.right ?? [])]);

/** The pieces that are on one bread and not among the others; null where there are none. */
function piecesOf({ picture, owners }: LiveFlatbread, others: ReadonlySet<Topping>): Pixels | null {
  const isNew = [false, ...TOPPINGS.map((topping) => !others.has(topping))];
  const pixels = new Uint32Array(picture.data.buffer);
  const pieces = new Uint32Array(pixels.length);
  let count = 0;
  for (const [index, owner] of owners.entries()) {
    if (isNew[owner] !== true) continue;
    pieces[index] = pixels[index] ?? 0;
    count += 1;
  }
  return count === 0 ? null : new Uint8ClampedArray(pieces.buffer);
}

function drawRaw(flatbread: Flatbread): RawBread {
  const bread = draw(flatbread, { seed: CREATION_SEED, bake: 0 });
  const chosen = chosenOn(flatbread);
  const dropping = last && piecesOf(bread, last.chosen);
  const lifting = last && piecesOf(last, chosen);
  last = { ...bread, chosen };
  return { bake: 0, pixels: bread.picture.data, owners: bread.owners, dropping, lifting };
}

addEventListener('message', ({ data: { id, flatbread, bake } }: MessageEvent<BreadRequest>) => {
  const bread: RenderedBread =
    bake === 0 ? drawRaw(flatbread) : { bake, pixels: draw(flatbread, { seed: CREATION_SEED, bake }).picture.data };
  postMessage({ id, bread } satisfies BreadResponse);
});
