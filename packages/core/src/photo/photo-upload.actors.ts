import { fromCallback } from 'xstate';
import type { PhotoUploadEvent } from './photo-upload.machine.ts';
import type { PhotoFile, PhotoPort } from './photo.port.ts';

/** The work of the photo upload machine, done through the ports. */
export const createPhotoUploadActors = ({ photo }: { readonly photo: PhotoPort }) => ({
  sendFile: fromCallback<PhotoUploadEvent, PhotoFile | null>(({ sendBack, input: file }) => {
    if (file === null) throw new Error('nothing to send');
    return photo.upload(file, {
      changed: (progress) => {
        if (progress.kind === 'sending') sendBack({ type: 'upload.progressed', part: progress.part });
        else if (progress.answer.ok) sendBack({ type: 'upload.taken', photo: progress.answer.value });
        else sendBack({ type: 'upload.refused', refusal: progress.answer.error });
      },
      lost: (error) => sendBack({ type: 'upload.lost', error }),
    });
  }),
});
