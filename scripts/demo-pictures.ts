import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './command.ts';

/** Pictures outlive a build, because drawing all of them takes half a minute. Their names say what they show. */
const CACHE = join(root, 'node_modules/.cache/ofenpost-pictures');
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
      { drawIllustration },
      { demoCatalogue },
      { demoMenus },
    ] = await Promise.all([
      import('../packages/server/src/illustration/picture-store.ts'),
      import('../packages/server/src/illustration/menu-pictures.ts'),
      import('../packages/web/src/illustration/illustration.ts'),
      import('../packages/demo-data/src/demo-catalogue.ts'),
      import('../packages/demo-data/src/demo-menus.ts'),
    ]);
    const now = new Date().toISOString();
    const products = demoCatalogue(now).productGroups.flatMap((group) => group.products);
    const requests = [...menuPictures({ products, menus: demoMenus(now.slice(0, 10)) }, drawIllustration)];
    await createPictureStore({ built: CACHE, directory: CACHE }).drawAhead(requests);
    await rm(BUILT, { recursive: true, force: true });
    await mkdir(BUILT, { recursive: true });
    for (const file of new Set(requests.map(pictureFile))) await cp(join(CACHE, file), join(BUILT, file));
  },
};
