import type { Services } from '../services.ts';
import { removeUnusedPhotos } from './photo.repository.ts';

/** The name of the job that deletes unused photos. */
export const FORGET_PHOTOS = 'forget_photos';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A form may stay open for this long, or staff may want the previous photo again. */
export const UNUSED_PHOTO_DAYS = 30;

/** If a product starts to use one of them at this moment, the database refuses and the job is retried. */
export const createForgetPhotos =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    const before = new Date(Date.parse(clock.now()) - UNUSED_PHOTO_DAYS * DAY_MS).toISOString();
    await removeUnusedPhotos(database, before);
  };
