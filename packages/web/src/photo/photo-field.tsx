import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { errorToast } from '@ofenpost/core/error/error-catalogue';
import type { StoredPhoto, Photo } from '@ofenpost/core/photo/photo';
import { PHOTO_REFUSALS, PHOTO_BYTES_MAX, newPhoto } from '@ofenpost/core/photo/photo-draft';
import { PHOTO_WIDTH_MAX } from '@ofenpost/core/photo/photo-files';
import {
  type PhotoUpload,
  createPhotoUploadActors,
  photoUploadMachine,
  selectUpload,
  uploadWait,
} from '@ofenpost/core/photo/photo-upload.machine';
import type { PhotoFile } from '@ofenpost/core/photo/photo.port';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useEffectEvent, useState, type DragEvent } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app/app-actors.tsx';
import { useFormWait } from '../record/edit-form.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoWords } from './photo-words.tsx';
import controls from '../ui/controls.module.css';
import styles from './photo-field.module.css';

/** Returns the first dropped or pasted file. */
const droppedFile = (data: DataTransfer | null): File | null => data?.files[0] ?? null;

/** In px: enough for the frame in a form. */
const WIDTH = 640;

/** Draws a file that the browser can decode; other files are left to the server. */
async function draw(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' }).catch(() => null);
  if (picture === null) return;
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
}

/** Shows a local file before the server has it. */
function LocalPicture({ file }: { readonly file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) void draw(file, canvas.current);
  }, [file]);
  return <canvas ref={canvas} width={4} height={3} className={styles.picture} aria-hidden="true" />;
}

type UploadNoteProps = {
  readonly upload: PhotoUpload;
  readonly isUnreadable: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
};

const UNREADABLE = 'Diese Datei lässt sich nicht lesen. Wähl sie nochmals aus.';

function problemOf({ upload, isUnreadable }: Pick<UploadNoteProps, 'upload' | 'isUnreadable'>): string | null {
  if (isUnreadable) return UNREADABLE;
  if (upload.kind === 'refused') return PHOTO_REFUSALS[upload.code];
  return upload.kind === 'broken' ? errorToast(upload.error).detail : null;
}

/** Shows the progress of an upload, or why it failed and what to do. */
function UploadNote({ upload, isUnreadable, onCancel, onRetry }: UploadNoteProps) {
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

/**
 * Shrinks very large photos to the size that the server stores. Files that the browser cannot decode stay as they are.
 */
async function shrunkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= PHOTO_BYTES_MAX) return file;
  try {
    const picture = await createImageBitmap(file, { resizeWidth: PHOTO_WIDTH_MAX, resizeQuality: 'high' });
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  } catch {
    return file;
  }
}

/** Reads at most one byte more than allowed, which is enough to detect a file that is too large. */
const readFile = async (file: Blob): Promise<PhotoFile> =>
  new Uint8Array(await (await shrunkPhoto(file)).slice(0, PHOTO_BYTES_MAX + 1).arrayBuffer());

const isSame = (a: PhotoUpload, b: PhotoUpload): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Uploads a file; `onTaken` receives the stored photo. */
function usePhotoUpload(onTaken: (photo: StoredPhoto) => void) {
  const { ports } = useApp();
  const [machine] = useState(() => photoUploadMachine.provide({ actors: createPhotoUploadActors(ports) }));
  const actor = useActorRef(machine);
  const upload = useSelector(actor, selectUpload, isSame);
  const [file, setFile] = useState<Blob | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const take = useEffectEvent(onTaken);
  useEffect(() => {
    const { unsubscribe } = actor.on('photo.taken', ({ photo }) => take(photo));
    return unsubscribe;
  }, [actor]);
  return {
    upload,
    /** The file during its upload, for the preview. */
    file: upload.kind === 'sending' || upload.kind === 'broken' ? file : null,
    /** Whether the browser cannot read the file: it was moved, or access is denied. */
    isUnreadable,
    choose: (chosen: Blob) => {
      setFile(chosen);
      setUnreadable(false);
      readFile(chosen).then(
        (bytes) => actor.send({ type: 'file.chosen', file: bytes }),
        () => setUnreadable(true),
      );
    },
    cancel: () => {
      setUnreadable(false);
      actor.send({ type: 'upload.cancelled' });
    },
    retry: () => actor.send({ type: 'upload.retried' }),
  };
}

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
