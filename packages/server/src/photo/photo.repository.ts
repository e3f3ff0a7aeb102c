import type { Photo, StoredPhoto } from '@ofenpost/core/photo/photo';
import { photoBlock } from '@ofenpost/core/photo/photo-draft';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, eq, lt, notExists } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/database.ts';
import { photoFiles, photos } from './photo.table.ts';

/** The file of a photo by its name: `640.avif`. */
export type PhotoContent = { readonly name: string; readonly content: Buffer };

const STORED = { hash: photos.hash, width: photos.width, height: photos.height };

/** The photo that was uploaded before; its upload is renewed to `taken`. Null if there is none. */
export async function retakePhoto(db: Database, hash: string, taken: Instant): Promise<StoredPhoto | null> {
  const [stored] = await db.update(photos).set({ taken }).where(eq(photos.hash, hash)).returning(STORED);
  return stored ?? null;
}

/** Saves a photo with its files. Two concurrent uploads of the same one save it once. */
export const savePhoto = (
  db: Database,
  photo: StoredPhoto & { readonly taken: Instant },
  files: readonly PhotoContent[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const made = await tx.insert(photos).values(photo).onConflictDoNothing().returning({ hash: photos.hash });
    if (made.length === 0) return;
    await tx.insert(photoFiles).values(files.map((file) => ({ ...file, hash: photo.hash })));
  });

export async function findPhotoFile(db: Database, hash: string, name: string): Promise<Buffer | null> {
  const [file] = await db
    .select({ content: photoFiles.content })
    .from(photoFiles)
    .where(and(eq(photoFiles.hash, hash), eq(photoFiles.name, name)));
  return file?.content ?? null;
}

/**
 * The reason why a record with this photo is not saved, or null. The photo cannot be deleted until the transaction
 * ends.
 */
export async function missingPhoto(tx: Transaction, photo: Photo | null): Promise<string | null> {
  if (photo === null) return null;
  const [stored] = await tx.select(STORED).from(photos).where(eq(photos.hash, photo.hash)).for('key share');
  return photoBlock(photo, stored ?? null);
}

/** Deletes photos that were uploaded before an instant and that no record shows: none of these columns has the hash. */
export async function removeUnusedPhotos(db: Database, before: Instant, shownBy: readonly PgColumn[]): Promise<void> {
  const unused = shownBy.map((column) =>
    notExists(db.select({ hash: column }).from(column.table).where(eq(column, photos.hash))),
  );
  await db.delete(photos).where(and(lt(photos.taken, before), ...unused));
}
