import type { StoredPhoto } from '@ofenpost/core/photo/photo';
import { PHOTO_WIDTH_MAX } from '@ofenpost/core/photo/photo-files';
import { PHOTO_BYTES_MAX } from '@ofenpost/core/photo/photo-limits';
import { createPhotoUploadActors } from '@ofenpost/core/photo/photo-upload.actors';
import { type PhotoUpload, photoUploadMachine, selectUpload } from '@ofenpost/core/photo/photo-upload.machine';
import type { PhotoFile } from '@ofenpost/core/photo/photo.port';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';

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
export function usePhotoUpload(onTaken: (photo: StoredPhoto) => void) {
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
