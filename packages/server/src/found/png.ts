import { createRequire } from 'node:module';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import { PROJECT_ROOT } from '../configuration/project-root.ts';

type Sharp = typeof sharpModule;

/** Native code, so it is not built into the server, and loaded when first needed. Few pictures are painted: memory counts. */
function loadSharp(): Sharp {
  const sharp = createRequire(join(PROJECT_ROOT, 'packages/server/package.json'))('sharp') as Sharp;
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Paints an SVG file in its own size. */
export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const painted = await loadSharp()(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return new Uint8Array(painted);
}
