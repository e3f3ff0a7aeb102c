import type {
  Assets,
  PUBLIC_PAGES,
  SHARED_BREAD,
  drawAppIcon,
  drawOfflinePage,
  drawSharedDish,
  drawSharedScene,
  namedIllustrationHash,
  render,
} from '@ofenpost/web/entry-server';

/** The web package as the server uses it: built into the server, or loaded by Vite in development. */
export type WebPackage = {
  /** Loaded at each use, so that development gets every change. */
  readonly load: () => Promise<{
    readonly render: typeof render;
    readonly namedIllustrationHash: typeof namedIllustrationHash;
    readonly drawSharedDish: typeof drawSharedDish;
    readonly drawSharedScene: typeof drawSharedScene;
    readonly SHARED_BREAD: typeof SHARED_BREAD;
    readonly drawAppIcon: typeof drawAppIcon;
    readonly drawOfflinePage: typeof drawOfflinePage;
    readonly PUBLIC_PAGES: typeof PUBLIC_PAGES;
  }>;
  readonly assets: Assets;
};
