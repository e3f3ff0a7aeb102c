import { crc32, deflateSync } from 'node:zlib';
import { loadSharp } from './sharp.ts';

type Size = readonly [width: number, height: number];

const plain = ([width, height]: Size, colour: string) =>
  loadSharp()({ create: { width, height, channels: 3, background: colour }, limitInputPixels: false });

/** A photo of one colour. */
export const jpegOf = (size: Size, colour = '#cc8844'): Promise<Buffer> => plain(size, colour).jpeg().toBuffer();
export const webpOf = (size: Size): Promise<Buffer> => plain(size, '#884422').webp().toBuffer();
export const avifOf = (size: Size): Promise<Buffer> => plain(size, '#448822').avif({ effort: 0 }).toBuffer();

/** A photo in CMYK, as for printing. */
export const printPhoto = (size: Size, colour: string): Promise<Buffer> =>
  plain(size, colour).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();

export const PHOTOGRAPHER = 'Anna Muster, Marktgasse 12';

/**
 * A photo taken upright with a phone: with orientation, place and author in its metadata, and a phone's colour profile.
 */
export const phonePhoto = (size: Size): Promise<Buffer> =>
  plain(size, '#ff0000')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: PHOTOGRAPHER },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 43/1 0/1' },
    })
    .jpeg()
    .toBuffer();

/** An animation of two frames. */
export async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(['#111111', '#eeeeee'].map((colour) => plain([400, 400], colour).png().toBuffer()));
  return loadSharp()(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A small PNG file whose header claims this size. */
export function bomb([width, height]: Size): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc((width + 1) * 100));
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
