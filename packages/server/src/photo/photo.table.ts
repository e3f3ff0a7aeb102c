import type { Photo } from '@ofenpost/core/photo/photo';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/instant-column.ts';
import { bytesColumn } from './bytes-column.ts';

/** What was taken in. Nothing here belongs to a product or an event: they name the hash. */
export const photos = pgTable(
  'photos',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** When it was uploaded last. */
    taken: instantColumn().notNull(),
  },
  (table) => [index().on(table.taken)],
);

/** The files of a photo: `640.avif`. */
export const photoFiles = pgTable(
  'photo_files',
  {
    hash: text()
      .notNull()
      .references(() => photos.hash, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.name] })],
);

/** The photo of a row, and its hash by itself: what is shown is never removed. */
export const photoColumns = () => ({
  photo: jsonb().$type<Photo>(),
  photoHash: text()
    .generatedAlwaysAs(sql.raw(`photo ->> 'hash'`))
    .references(() => photos.hash),
});
