import type { Assets, drawIllustration, illustrationHash, render } from '@ofenpost/web/entry-server';

/** The web package as the server uses it: built into it, or loaded by Vite in development. */
export type Web = {
  /** Loaded at each use, so that development sees every change. */
  readonly load: () => Promise<{
    readonly render: typeof render;
    readonly drawIllustration: typeof drawIllustration;
    readonly illustrationHash: typeof illustrationHash;
  }>;
  readonly assets: Assets;
};
