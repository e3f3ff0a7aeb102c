import type {
  Assets,
  CREATION_SEED,
  PUBLIC_PAGES,
  drawAppIcon,
  drawIllustration,
  drawOfflinePage,
  drawSharedPicture,
  illustrationHash,
  render,
} from '@ofenpost/web/entry-server';

/** The web package as the server uses it: built into it, or loaded by Vite in development. */
export type Web = {
  /** Loaded at each use, so that development gets every change. */
  readonly load: () => Promise<{
    readonly render: typeof render;
    readonly drawIllustration: typeof drawIllustration;
    readonly illustrationHash: typeof illustrationHash;
    readonly drawSharedPicture: typeof drawSharedPicture;
    readonly drawAppIcon: typeof drawAppIcon;
    readonly drawOfflinePage: typeof drawOfflinePage;
    readonly PUBLIC_PAGES: typeof PUBLIC_PAGES;
    readonly CREATION_SEED: typeof CREATION_SEED;
  }>;
  readonly assets: Assets;
};
