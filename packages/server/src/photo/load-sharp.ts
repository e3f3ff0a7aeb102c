import { createRequire } from 'node:module';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import { PROJECT_ROOT } from '../configuration/project-root.ts';

type Sharp = typeof sharpModule;

/** What it may open: photos, and the drawings that the app itself makes. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadSvgBuffer',
];

/** Native code, so it is not built into the server, and loaded when first needed. Few pictures are painted: memory counts. */
export function loadSharp(): Sharp {
  const sharp = createRequire(join(PROJECT_ROOT, 'packages/server/package.json'))('sharp') as Sharp;
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}
