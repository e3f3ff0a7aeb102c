import * as z from 'zod/mini';
import { requiredText } from '../text/required-text.ts';
import { tooLong } from '../validation/limit-messages.ts';
import { PHOTO_WIDTH_MAX } from './photo-files.ts';
import { PHOTO_ALT_MAX, PHOTO_RATIO_MAX } from './photo-limits.ts';
import { type Photo, type StoredPhoto, photoFocus } from './photo.ts';

const WRONG = 'Bitte lade das Foto nochmals hoch';

const side = (max: number) => z.int(WRONG).check(z.gte(1, WRONG), z.lte(max, WRONG));

const givenPhoto = z.object(
  {
    hash: z.string(WRONG).check(z.regex(/^[\w-]{1,64}$/, WRONG)),
    width: side(PHOTO_WIDTH_MAX),
    height: side(PHOTO_WIDTH_MAX * PHOTO_RATIO_MAX),
    focus: z.enum(photoFocus.options, 'Bitte wähle den Ausschnitt'),
    alt: requiredText(PHOTO_ALT_MAX, 'Bitte sag, was auf dem Foto zu sehen ist', tooLong('Der Text', PHOTO_ALT_MAX)),
  },
  WRONG,
);

/**
 * The photo of a draft, null where there is none. Records from before photos lack the field and are read as null; new
 * drafts always have it, so the type does not make it optional.
 */
export const chosenPhoto = z._default(z.nullable(givenPhoto), null) as unknown as z.ZodMiniType<
  Photo | null,
  Photo | null
>;

/** The photo of a form after an upload: focus and text are cleared, because those of the photo before may not fit. */
export const newPhoto = ({ hash, width, height }: StoredPhoto): Photo => ({
  hash,
  width,
  height,
  focus: 'middle',
  alt: '',
});

/** Why a draft with this photo is not saved, in German; `stored` is the stored photo with its hash. */
export function photoBlock(photo: Photo | null, stored: StoredPhoto | null): string | null {
  if (photo === null) return null;
  const isUnchanged = stored?.hash === photo.hash && stored.width === photo.width && stored.height === photo.height;
  return isUnchanged ? null : 'Dieses Foto ist nicht mehr da. Bitte lade es nochmals hoch.';
}
