import { storedPhoto } from '@ofenpost/core/photo/photo';
import { photoRefusal } from '@ofenpost/core/photo/photo-draft';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

export const photoContract = {
  upload: guardedRoute('photo.upload')
    .route({
      method: 'POST',
      path: '/desk/photos',
      summary: 'Take in a photo',
      description: 'The body is the file; the same file sent again is the same photo.',
      tags: ['photo'],
    })
    .input(z.file())
    .output(storedPhoto)
    .errors(refusal(photoRefusal)),
};
