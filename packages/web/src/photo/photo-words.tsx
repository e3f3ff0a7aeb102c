import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { type Photo, type PhotoFocus, type StoredPhoto, photoFocus } from '@ofenpost/core/photo/photo';
import { PHOTO_ALT_MAX } from '@ofenpost/core/photo/photo-draft';
import type { Field } from '@ofenpost/core/validation/field';
import { EditorField } from '../record/editor-field.tsx';
import { Choice } from '../ui/choice.tsx';
import controls from '../ui/controls.module.css';
import styles from './photo-field.module.css';

type Shape = Pick<StoredPhoto, 'width' | 'height'>;

/** The names of the parts of a photo that can stay visible, by its shape. */
const focusLabels = ({ width, height }: Shape): Readonly<Record<PhotoFocus, string>> =>
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

type Props = {
  readonly photo: Photo;
  readonly errors: FieldErrors;
  readonly onPhoto: (photo: Photo) => void;
  readonly onRemove: () => void;
};

/** Asks for the description of a photo and for the part that stays visible. */
export function PhotoWords({ photo, errors, onPhoto, onRemove }: Props) {
  const labels = focusLabels(photo);
  return (
    <>
      <EditorField
        name="photo.alt"
        errors={errors}
        label="Was ist zu sehen?"
        hint="Für alle, die das Foto nicht sehen."
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={PHOTO_ALT_MAX + 1}
            value={photo.alt}
            onChange={({ target }) => onPhoto({ ...photo, alt: target.value })}
          />
        )}
      </EditorField>
      {photo.width !== photo.height && (
        <fieldset className={styles.focus}>
          <legend>Was im Ausschnitt bleibt</legend>
          {photoFocus.options.map((focus) => (
            <Choice
              key={focus}
              type="radio"
              face="chip"
              name="photo.focus"
              checked={photo.focus === focus}
              onChange={() => onPhoto({ ...photo, focus })}
            >
              {labels[focus]}
            </Choice>
          ))}
        </fieldset>
      )}
      <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={onRemove}>
        Foto entfernen
      </button>
    </>
  );
}
