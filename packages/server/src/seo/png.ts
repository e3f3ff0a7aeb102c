import { loadSharp } from '../photo/load-sharp.ts';

/** Renders an SVG file in its own size. */
export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const painted = await loadSharp()(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return new Uint8Array(painted);
}
