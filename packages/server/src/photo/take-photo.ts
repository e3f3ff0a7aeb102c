import { createHash } from 'node:crypto';
import type { StoredPhoto } from '@ofenpost/core/photo/photo';
import type { PhotoRefusal } from '@ofenpost/core/photo/photo-refusal';
import { validatePhotoFile } from '@ofenpost/core/photo/validate-photo';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Services } from '../services.ts';
import { convertPhoto } from './convert-photo.ts';
import { retakePhoto, savePhoto } from './photo.repository.ts';
import { createQueue } from './serialize.ts';

/** Raised when the files are made differently, so that they get other names. */
const CONVERSION_VERSION = 1;
const HASH_LETTERS = 22;

const hashOf = (file: Uint8Array): string =>
  createHash('sha256').update(`${CONVERSION_VERSION}:`).update(file).digest('base64url').slice(0, HASH_LETTERS);

/** Takes in what somebody uploaded. The same file again is the photo that is there: a lost answer is asked for again. */
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
