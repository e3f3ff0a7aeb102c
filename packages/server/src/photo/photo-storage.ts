import { createHash } from 'node:crypto';
import type { StoredPhoto } from '@ofenpost/core/photo/photo';
import { type PhotoRefusal, validatePhotoFile } from '@ofenpost/core/photo/photo-draft';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Services } from '../services.ts';
import { createQueue } from '../time/serialize.ts';
import { convertPhoto } from './convert-photo.ts';
import { retakePhoto, savePhoto, removeUnusedPhotos } from './photo.repository.ts';

/** Increase it when the conversion changes, so that the files get other names. */
const CONVERSION_VERSION = 1;
const HASH_LETTERS = 22;

const hashOf = (file: Uint8Array): string =>
  createHash('sha256').update(`${CONVERSION_VERSION}:`).update(file).digest('base64url').slice(0, HASH_LETTERS);

/** Converts and saves an upload. Uploading the same file again returns the existing photo, as after a lost answer. */
export function createTakePhoto({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const inTurn = createQueue();

  return async (file: Uint8Array): Promise<Result<StoredPhoto, PhotoRefusal>> => {
    const refusal = validatePhotoFile(file);
    if (refusal !== null) return err(refusal);
    const hash = hashOf(file);
    return inTurn(async () => {
      const stored = await retakePhoto(database, hash, clock.now());
      if (stored !== null) return ok(stored);
      const converted = await convertPhoto(file);
      if (!converted.ok) return converted;
      const { width, height, files } = converted.value;
      await savePhoto(database, { hash, width, height, taken: clock.now() }, files);
      return ok({ hash, width, height });
    });
  };
}

/** The name of the job that deletes unused photos. */
export const FORGET_PHOTOS = 'forget_photos';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A form may stay open for this long, or staff may want the previous photo again. */
export const UNUSED_PHOTO_DAYS = 30;

/**
 * Deletes old photos that none of the columns shows. If a record starts to use one of them at this moment, the database
 * refuses and the job is retried.
 */
export const createForgetPhotos =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>, shownBy: readonly PgColumn[]) =>
  async (): Promise<void> => {
    const before = new Date(Date.parse(clock.now()) - UNUSED_PHOTO_DAYS * DAY_MS).toISOString();
    await removeUnusedPhotos(database, before, shownBy);
  };
