import { createRequire } from 'node:module';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import { PROJECT_ROOT } from '../configuration/directory.ts';

type SharpModule = typeof sharpModule;

/** The formats that it may open: photos, and the SVG files that the app itself makes. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadSvgBuffer',
];

let configured: SharpModule | undefined;

/**
 * Native code, so it is not bundled with the server, and loaded at first use; imported by its name, the built server
 * would not find it. Few pictures are rendered, so it is set to save memory. It is set once: between blocking and
 * unblocking, a picture that another thread opens is refused.
 */
export const loadSharp = (): SharpModule => (configured ??= configureSharp());

function configureSharp(): SharpModule {
  const sharp = createRequire(join(PROJECT_ROOT, 'packages/server/package.json'))('sharp') as SharpModule;
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}
