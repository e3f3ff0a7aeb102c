import { cp, mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../command.ts';

/** Pictures outlive a build, because drawing all of them takes half a minute. Their names say what they show. */
const CACHE = join(root, 'node_modules/.cache/ofenpost-pictures');
/** Each occupies a processor. */
const THREADS = availableParallelism();
const BUILT = join(root, 'dist/pictures');

/** The pictures of the demo's dishes come with the build, so that a first start has no drawing to do. */
export const demoPictures: Plugin = {
  name: 'ofenpost-demo-pictures',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async closeBundle() {
    await import('temporal-polyfill/global');
    const [
      { createPictureStore, pictureFile },
      { menuPictures },
      { createDrawDish },
      { createDrawingThread },
      { demoCatalogue },
      { demoMenus },
    ] = await Promise.all([
      import('../../packages/server/src/illustration/picture-store.ts'),
      import('../../packages/server/src/illustration/menu-pictures.ts'),
      import('../../packages/server/src/illustration/draw-dish.ts'),
      import('../../packages/server/src/illustration/drawing-thread.ts'),
      import('../../packages/demo-data/src/demo-catalogue.ts'),
      import('../../packages/demo-data/src/demo-menus.ts'),
    ]);
    const now = new Date().toISOString();
    const products = demoCatalogue(now).productGroups.flatMap((group) => group.products);
    const requests = [...menuPictures({ products, menus: demoMenus(now.slice(0, 10)) })];
    // All take the next one from the same row.
    const row = requests.values();
    const drawSome = () =>
      createPictureStore({
        built: CACHE,
        directory: CACHE,
        draw: createDrawDish(createDrawingThread()),
      }).drawAhead(row);
    await Promise.all(Array.from({ length: THREADS }, drawSome));
    await rm(BUILT, { recursive: true, force: true });
    await mkdir(BUILT, { recursive: true });
    for (const file of new Set(requests.map(pictureFile))) await cp(join(CACHE, file), join(BUILT, file));
  },
};
