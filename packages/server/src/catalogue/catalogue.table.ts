import type { Allergen, ProductTag } from '@ofenpost/core/catalogue/declaration';
import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import type { AvailabilitySchedule } from '@ofenpost/core/catalogue/product';
import type { Station } from '@ofenpost/core/catalogue/station';
import type { Origin } from '@ofenpost/core/declaration/declaration';
import type { LabellingDraft } from '@ofenpost/core/declaration/labelling';
import type { ItemVatClass } from '@ofenpost/core/vat/vat';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { searchedColumn } from '../list/list-query.ts';
import { photoColumns } from '../photo/photo.table.ts';

/** The columns of records that staff change: they have a version, and are archived instead of deleted. */
export const recordColumns = { version: integer().notNull().default(1), archived: instantColumn() };

export const productGroups = pgTable('product_groups', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  position: integer().notNull(),
  visible: boolean().notNull().default(true),
  /** Where the kitchen makes its products. */
  station: text().$type<Station>().notNull().default('oven'),
  ...recordColumns,
});

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    productGroupId: uuid()
      .notNull()
      .references(() => productGroups.id),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    price: integer().notNull(),
    vatClass: text().$type<ItemVatClass>().notNull(),
    available: boolean().notNull(),
    soldOutUntil: instantColumn(),
    availabilitySchedule: jsonb().$type<AvailabilitySchedule>(),
    allergens: text().array().$type<Allergen[]>().notNull(),
    origins: jsonb().$type<Origin[]>().notNull(),
    /** What is declared besides; null: nobody has declared anything. */
    labelling: jsonb().$type<LabellingDraft>(),
    tags: text().array().$type<ProductTag[]>().notNull(),
    favourite: boolean().notNull(),
    ovenBreads: integer().notNull().default(0),
    /** Null: as long as usual. */
    bakeMinutes: integer(),
    illustration: jsonb().$type<Illustration>().notNull(),
    ...photoColumns(),
    ...recordColumns,
    searched: searchedColumn('name', 'description'),
  },
  (table) => [
    index().on(table.productGroupId, table.position),
    check('vouchers_are_gift_cards', sql`${table.vatClass} <> 'voucher'`),
  ],
);

export const optionGroups = pgTable('option_groups', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  min: integer().notNull(),
  max: integer().notNull(),
  included: integer().notNull(),
  ...recordColumns,
});

export const options = pgTable(
  'options',
  {
    id: uuid().primaryKey(),
    optionGroupId: uuid()
      .notNull()
      .references(() => optionGroups.id),
    position: integer().notNull(),
    name: text().notNull(),
    price: integer().notNull(),
    allergens: text().array().$type<Allergen[]>().notNull(),
    labelling: jsonb().$type<LabellingDraft>(),
    available: boolean().notNull(),
    soldOutUntil: instantColumn(),
  },
  (table) => [index().on(table.optionGroupId, table.position)],
);

/** The option groups of each product, in order. One group may belong to many products. */
export const productOptionGroups = pgTable(
  'product_option_groups',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    optionGroupId: uuid()
      .notNull()
      .references(() => optionGroups.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.optionGroupId] }), index().on(table.optionGroupId)],
);
