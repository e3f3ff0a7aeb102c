import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import type { Photo } from '@ofenpost/core/photo/photo';
import { newPhoto } from '@ofenpost/core/photo/photo-draft';
import { uploadWait } from '@ofenpost/core/photo/photo-upload.machine';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormWait } from '../editor/form-wait.ts';
import { droppedFile } from './dropped-file.ts';
import { LocalPicture } from './local-picture.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoWords } from './photo-words.tsx';
import { UploadNote } from './upload-note.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';
import controls from '../theme/controls.module.css';
import styles from './photo-field.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

type Props = {
  readonly photo: Photo | null;
  readonly errors: FieldErrors;
  /** What guests see instead of a photo. */
  readonly hint: string;
  readonly onPhoto: (photo: Photo | null) => void;
};

/** Accepts a photo by choice, drop or paste. It is displayed at once, and stored when the form is saved. */
export function PhotoField({ photo, errors, hint, onPhoto }: Props) {
  const { upload, file, isUnreadable, choose, cancel, retry } = usePhotoUpload((stored) => onPhoto(newPhoto(stored)));
  useFormWait(uploadWait(upload));
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = droppedFile(event.clipboardData);
    if (pasted === null) return;
    event.preventDefault();
    choose(pasted);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const dropped = droppedFile(event.dataTransfer);
    if (dropped !== null) choose(dropped);
  };
  const remove = () => {
    flushSync(() => onPhoto(null));
    input.current?.focus();
  };
  const isEmpty = file === null && photo === null;
  return (
    <div className={styles.field} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop}>
      <label className={styles.frame} data-over={isOver} data-empty={isEmpty}>
        {file !== null && <LocalPicture file={file} />}
        {file === null && photo !== null && (
          <PhotoPicture
            photo={photo}
            className={styles.picture}
            sizes="(max-width: 37.5em) 90vw, 280px"
            loading={{ loading: 'lazy' }}
          />
        )}
        <span className={isEmpty ? styles.invitation : styles.other}>
          {isEmpty ? 'Foto wählen' : 'Anderes Foto wählen'}
        </span>
        {isEmpty && <small>oder hierher ziehen oder einfügen</small>}
        <input
          ref={input}
          type="file"
          name="photo"
          accept={ACCEPTED}
          className={controls.visuallyHidden}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The reset lets people choose the same file again.
            if (chosen !== undefined) choose(chosen);
            target.value = '';
          }}
        />
      </label>
      <div className={styles.words}>
        <UploadNote upload={upload} isUnreadable={isUnreadable} onCancel={cancel} onRetry={retry} />
        {file === null && photo === null && <p className={styles.hint}>{hint} JPEG, PNG, WebP oder AVIF, bis 20 MB.</p>}
        {file === null && photo !== null && (
          <PhotoWords photo={photo} errors={errors} onPhoto={onPhoto} onRemove={remove} />
        )}
      </div>
    </div>
  );
}
