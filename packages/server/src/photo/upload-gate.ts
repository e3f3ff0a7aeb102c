import { PHOTO_BYTES_MAX } from '@ofenpost/core/photo/photo-limits';
import type { PhotoRefusal } from '@ofenpost/core/photo/photo-refusal';
import { ORPCError } from '@orpc/server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnvironment } from '../http/app.ts';
import { refuseByRole } from '../http/refuse-by-role.ts';

const UPLOAD_PATH = '/api/desk/photos';
/** Each may hold a whole file in memory. */
const UPLOADS_MAX = 4;
const RETRY_AFTER_SECONDS = '2';

/** The one request whose body may be larger than all others. */
export const isUpload = ({ req }: Context): boolean => req.method === 'POST' && req.path === UPLOAD_PATH;

const answer = (error: ORPCError<string, unknown>, headers: Record<string, string> = {}): Response =>
  Response.json(error.toJSON(), { status: error.status, headers });

const tooLarge = (): Response => {
  const data: PhotoRefusal = { code: 'photoTooLarge' };
  const message = 'Diese Datei ist zu gross.';
  // The rest of the request is not read, so its connection can carry no other.
  return answer(new ORPCError('REFUSED', { status: 409, defined: true, message, data }), { connection: 'close' });
};

const busy = (): Response => {
  const message = 'Gerade werden schon mehrere Fotos hochgeladen. Bitte versuch es gleich nochmals.';
  return answer(new ORPCError('SERVICE_UNAVAILABLE', { message }), { 'retry-after': RETRY_AFTER_SECONDS });
};

/** Reads the large body of an upload only for whoever may send it, and few at once: so its memory is bounded. */
export function createUploadGate(): MiddlewareHandler<AppEnvironment> {
  const readFile = bodyLimit({ maxSize: PHOTO_BYTES_MAX, onError: tooLarge });
  let underWay = 0;

  return async (context, next) => {
    if (!isUpload(context)) return next();
    const refusal = refuseByRole(await context.get('api').account(), 'photo.upload');
    if (refusal !== null) return answer(refusal);
    if (underWay >= UPLOADS_MAX) return busy();
    underWay += 1;
    try {
      return await readFile(context, next);
    } finally {
      underWay -= 1;
    }
  };
}
