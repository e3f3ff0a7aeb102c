import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { type Photo, photoFocus } from '@ofenpost/core/photo/photo';
import { PHOTO_ALT_MAX } from '@ofenpost/core/photo/photo-limits';
import { EditorField } from '../editor/editor-field.tsx';
import { Choice } from '../theme/choice.tsx';
import { focusLabels } from './photo-texts.ts';
import controls from '../theme/controls.module.css';
import styles from './photo-field.module.css';

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
