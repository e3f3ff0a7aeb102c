import { createRequire } from 'node:module';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import { PROJECT_ROOT } from '../configuration/project-root.ts';

type Sharp = typeof sharpModule;

/** The formats that it may open: photos, and the SVG files that the app itself makes. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadSvgBuffer',
];

/**
 * Native code, so it is not bundled with the server, and loaded at first use. Few pictures are rendered, so it is set
 * to save memory.
 */
export function loadSharp(): Sharp {
  const sharp = createRequire(join(PROJECT_ROOT, 'packages/server/package.json'))('sharp') as Sharp;
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}
