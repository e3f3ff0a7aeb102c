import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { createTakePhoto } from './take-photo.ts';

const photo = implement(apiContract.photo).$context<ApiContext>();

/** The handlers of `apiContract.photo`. */
export function createPhotoRoutes(services: Services) {
  const takePhoto = createTakePhoto(services);
  return {
    upload: photo.upload.handler(async ({ input: file, errors }) => {
      const taken = await takePhoto(await file.bytes());
      if (!taken.ok) throw errors.REFUSED({ data: taken.error });
      return taken.value;
    }),
  };
}
