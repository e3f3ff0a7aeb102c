import type { StoredPhoto } from '@ofenpost/core/photo/photo';
import {
  type PhotoRefusal,
  type PhotoClaim,
  validatePhotoClaim,
  photoPixelsMax,
  PHOTO_BYTES_MAX,
} from '@ofenpost/core/photo/photo-draft';
import { PHOTO_WIDTH_MAX, type PhotoFormat, photoWidths } from '@ofenpost/core/photo/photo-files';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { ORPCError } from '@orpc/server';
import type { Metadata, Sharp } from 'sharp';
import type { Upload } from '../http/upload-limit.ts';
import type { PhotoContent } from './photo.repository.ts';
import { loadSharp } from './sharp.ts';

export type ConvertedPhoto = Omit<StoredPhoto, 'hash'> & { readonly files: readonly PhotoContent[] };

/** For each step; a real photo takes less. */
const TIMEOUT_SECONDS = 60;

/**
 * Compared with the original on a card there is no visible difference. Effort 3 takes a third of the time of 4 and
 * makes files 5 % larger.
 */
const ENCODERS: Readonly<Record<PhotoFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }),
};

const KINDS: Readonly<Record<string, PhotoClaim['kind']>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'avif' };

function claimOf({ format, compression, width, height, pages = 1, isProgressive }: Metadata): PhotoClaim {
  const isOther = format === 'heif' && compression !== 'av1';
  return { kind: isOther ? null : (KINDS[format] ?? null), width, height, frames: pages, isProgressive };
}

/** Rotated upright, in sRGB, no wider than ever shown: the source of all files. */
async function readPixels(open: () => Sharp) {
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: PHOTO_WIDTH_MAX, withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/**
 * The files of a photo, each encoded from its pixels: everything else in the upload (place, camera, thumbnail, another
 * file) is dropped. One after the other, so that memory stays bounded.
 */
export async function convertPhoto(file: Uint8Array): Promise<Result<ConvertedPhoto, PhotoRefusal>> {
  const sharp = loadSharp();
  // No limit here: `validatePhotoClaim` of core checks the size, with a message of its own.
  const claim = await sharp(file, { limitInputPixels: false })
    .metadata()
    .then(claimOf, () => null);
  if (claim === null) return err({ code: 'photoBroken' });
  const refusal = validatePhotoClaim(claim);
  if (refusal !== null) return err(refusal);
  const open = () => sharp(file, { limitInputPixels: photoPixelsMax(claim), failOn: 'error', sequentialRead: true });
  const pixels = await readPixels(open).catch(() => null);
  if (pixels === null) return err({ code: 'photoBroken' });

  const { data, raw } = pixels;
  const encode = async (width: number, format: PhotoFormat): Promise<PhotoContent> => {
    const picture = sharp(data, { raw }).resize({ width }).timeout({ seconds: TIMEOUT_SECONDS });
    return { name: `${width}.${format}`, content: await ENCODERS[format](picture).toBuffer() };
  };
  const files: PhotoContent[] = [await encode(raw.width, 'jpg')];
  for (const width of photoWidths(raw)) {
    files.push(await encode(width, 'avif'), await encode(width, 'webp'));
  }
  return ok({ width: raw.width, height: raw.height, files });
}

const data: PhotoRefusal = { code: 'photoTooLarge' };

export const PHOTO_UPLOAD: Upload = {
  path: '/api/desk/photos',
  action: 'photo.upload',
  bytesMax: PHOTO_BYTES_MAX,
  atOnce: 2,
  tooLarge: new ORPCError('REFUSED', { status: 409, defined: true, message: 'Diese Datei ist zu gross.', data }),
  busy: 'Gerade werden schon mehrere Fotos hochgeladen. Bitte versuch es gleich nochmals.',
};
