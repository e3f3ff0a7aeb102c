import { PHOTO_BYTES_MAX } from '@ofenpost/core/photo/photo-limits';
import type { PhotoRefusal } from '@ofenpost/core/photo/photo-refusal';
import { ORPCError } from '@orpc/server';
import type { Upload } from '../http/upload-limit.ts';

const data: PhotoRefusal = { code: 'photoTooLarge' };

export const PHOTO_UPLOAD: Upload = {
  path: '/api/desk/photos',
  action: 'photo.upload',
  bytesMax: PHOTO_BYTES_MAX,
  atOnce: 2,
  tooLarge: new ORPCError('REFUSED', { status: 409, defined: true, message: 'Diese Datei ist zu gross.', data }),
  busy: 'Gerade werden schon mehrere Fotos hochgeladen. Bitte versuch es gleich nochmals.',
};
