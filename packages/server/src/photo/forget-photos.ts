import type { Services } from '../services.ts';
import { removeUnusedPhotos } from './photo.repository.ts';

/** The name of the job that removes photos that nothing shows. */
export const FORGET_PHOTOS = 'forget_photos';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as a form may stay open, or somebody may want the photo from before. */
export const UNUSED_PHOTO_DAYS = 30;

/** A product may take one of them at this very moment: the database refuses, and the job is tried again. */
export const createForgetPhotos =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    const before = new Date(Date.parse(clock.now()) - UNUSED_PHOTO_DAYS * DAY_MS).toISOString();
    await removeUnusedPhotos(database, before);
  };
