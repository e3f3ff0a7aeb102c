import { errorToast } from '@ofenpost/core/error/error-catalogue';
import { PHOTO_REFUSALS } from '@ofenpost/core/photo/photo-refusal';
import type { PhotoUpload } from '@ofenpost/core/photo/photo-upload.machine';
import controls from '../theme/controls.module.css';
import styles from './photo-field.module.css';

type Props = {
  readonly upload: PhotoUpload;
  readonly isUnreadable: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
};

const UNREADABLE = 'Diese Datei lässt sich nicht lesen. Wähl sie nochmals aus.';

function problemOf({ upload, isUnreadable }: Pick<Props, 'upload' | 'isUnreadable'>): string | null {
  if (isUnreadable) return UNREADABLE;
  if (upload.kind === 'refused') return PHOTO_REFUSALS[upload.code];
  return upload.kind === 'broken' ? errorToast(upload.error).detail : null;
}

/** Shows the progress of an upload, or why it failed and what to do. */
export function UploadNote({ upload, isUnreadable, onCancel, onRetry }: Props) {
  const problem = problemOf({ upload, isUnreadable });
  const small = `${controls.secondary} ${controls.small}`;
  const isSent = upload.kind === 'sending' && upload.part === 1;
  return (
    <>
      <div role="status">
        {upload.kind === 'sending' && <p>{isSent ? 'Das Foto wird aufbereitet …' : 'Das Foto wird hochgeladen …'}</p>}
      </div>
      <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      {upload.kind === 'sending' && (
        <progress className={styles.progress} aria-label="Hochladen" {...(isSent ? {} : { value: upload.part })} />
      )}
      {upload.kind === 'broken' && (
        <button type="button" className={small} onClick={onRetry}>
          Nochmals versuchen
        </button>
      )}
      {(upload.kind === 'sending' || upload.kind === 'broken') && (
        <button type="button" className={small} onClick={onCancel}>
          Abbrechen
        </button>
      )}
    </>
  );
}
