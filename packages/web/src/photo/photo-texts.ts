import type { Photo, PhotoFocus, StoredPhoto } from '@ofenpost/core/photo/photo';
import type { Field } from '@ofenpost/core/validation/field';

type Shape = Pick<StoredPhoto, 'width' | 'height'>;

/** The names of the parts of a photo that can stay visible, by its shape. */
export const focusLabels = ({ width, height }: Shape): Readonly<Record<PhotoFocus, string>> =>
  width >= height
    ? { start: 'Links', middle: 'Mitte', end: 'Rechts' }
    : { start: 'Oben', middle: 'Mitte', end: 'Unten' };

/** The text of a photo in conflicts and in the list of changes. */
export const PHOTO_TEXT: Field<Photo | null> = {
  label: 'Foto',
  text: (photo) =>
    photo === null
      ? 'keines'
      : `${photo.alt === '' ? 'noch ohne Text' : photo.alt} (${focusLabels(photo)[photo.focus]})`,
};
