import * as z from 'zod/mini';
import {
  PHOTO_BYTES_MAX,
  PHOTO_PIXELS_MAX,
  PHOTO_RATIO_MAX,
  PHOTO_SHRUNK_PIXELS_MAX,
  PHOTO_SIDE_MIN,
} from './photo-limits.ts';

const MEGA = 1_000_000;
const MEBI = 1024 * 1024;

/** Why a file does not become a photo, in German, for staff. */
export const PHOTO_REFUSALS = {
  photoEmpty: 'Diese Datei ist leer.',
  photoTooLarge: `Diese Datei ist zu gross. Möglich sind ${PHOTO_BYTES_MAX / MEBI} MB.`,
  photoKindUnknown: 'Das ist kein Foto, das wir lesen können. Nimm eines als JPEG, PNG, WebP oder AVIF.',
  photoHeic:
    'Das ist ein Foto als HEIC, das können wir nicht lesen. Exportiere es in «Fotos» als JPEG, oder stelle das iPhone um: Einstellungen, Kamera, Formate, «Maximale Kompatibilität».',
  photoAnimated: 'Bewegte Bilder gehen nicht. Nimm ein Foto.',
  photoTooManyPixels: `Dieses Foto hat zu viele Bildpunkte. Möglich sind ${PHOTO_PIXELS_MAX / MEGA} Megapixel, bei gewöhnlichen JPEG ${PHOTO_SHRUNK_PIXELS_MAX / MEGA}.`,
  photoTooSmall: `Dieses Foto ist zu klein. Jede Seite braucht mindestens ${PHOTO_SIDE_MIN} Pixel.`,
  photoTooNarrow: `Dieses Foto ist zu schmal. Die lange Seite darf höchstens ${PHOTO_RATIO_MAX}-mal so lang sein wie die kurze.`,
  photoBroken: 'Diese Datei ist beschädigt. Nimm das Original nochmals.',
} as const satisfies Record<string, string>;

export const photoRefusal = z.object({ code: z.enum(Object.keys(PHOTO_REFUSALS) as (keyof typeof PHOTO_REFUSALS)[]) });
export type PhotoRefusal = z.infer<typeof photoRefusal>;
