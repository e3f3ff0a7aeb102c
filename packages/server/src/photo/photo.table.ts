import type { Photo } from '@ofenpost/core/photo/photo';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { bytesColumn } from './bytes-column.ts';

/** The uploaded photos. They do not refer to a product or an event: those refer to the photo's hash. */
export const photos = pgTable(
  'photos',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The time of the last upload. */
    taken: instantColumn().notNull(),
  },
  (table) => [index().on(table.taken)],
);

/** The files of a photo, such as `640.avif`. */
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

/** The columns of a row's photo, and its hash as a foreign key: a photo that a record shows cannot be deleted. */
export const photoColumns = () => ({
  photo: jsonb().$type<Photo>(),
  photoHash: text()
    .generatedAlwaysAs(sql.raw(`photo ->> 'hash'`))
    .references(() => photos.hash),
});
