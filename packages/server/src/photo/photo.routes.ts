import { photoContract } from '@ofenpost/contract/photo/photo.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { HttpModule } from '../http/app.ts';
import { isKnownTo } from '../http/entity-tag.ts';
import type { Services } from '../services.ts';
import { createTakePhoto } from './photo-storage.ts';
import { findPhotoFile } from './photo.repository.ts';

const photo = implement(photoContract).$context<ApiContext>();

/** The handlers of `photoContract`. */
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

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const FILE = /^[\w-]{1,64}\/\d{1,5}\.(\w+)$/;

/** `/photos/{hash}/{width}.{format}`: the name identifies the content, so browsers cache it for ever. */
export const photoPart =
  ({ database }: Pick<Services, 'database'>): HttpModule =>
  (app) => {
    app.get('/photos/:hash/:file', async (context) => {
      const { hash, file } = context.req.param();
      const [, format = ''] = FILE.exec(`${hash}/${file}`) ?? [];
      const type = TYPES[format];
      const etag = `"${hash}/${file}"`;
      const content = type === undefined ? null : await findPhotoFile(database, hash, file);
      if (type === undefined || content === null) return context.notFound();
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        // Opened by itself, the picture may do nothing.
        'content-security-policy': "default-src 'none'; sandbox",
        // Messengers and search engines may embed it.
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      };
      return isKnownTo(context.req.header('if-none-match'), etag)
        ? context.body(null, 304, headers)
        : context.body(new Uint8Array(content), 200, headers);
    });
  };
