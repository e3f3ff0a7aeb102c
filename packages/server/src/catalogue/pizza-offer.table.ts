import type { Allergen, ProductTag } from '@ofenpost/core/catalogue/declaration';
import type { Sauce, Topping } from '@ofenpost/core/catalogue/illustration';
import type { IngredientKind } from '@ofenpost/core/catalogue/pizza-part-kind';
import type { LabellingDraft } from '@ofenpost/core/declaration/labelling';
import type { HalfPriceRule } from '@ofenpost/core/pizza/pizza-offer';
import type { ItemVatClass } from '@ofenpost/core/vat/vat';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { recordColumns } from './catalogue.table.ts';

/** One row: the base product of own pizzas in cart and order, and how they are priced. */
export const pizzaOffers = pgTable(
  'pizza_offers',
  {
    id: integer().primaryKey().default(1),
    productId: uuid().notNull(),
    name: text().notNull(),
    price: integer().notNull(),
    vatClass: text().$type<ItemVatClass>().notNull(),
    available: boolean().notNull(),
    soldOutUntil: instantColumn(),
    halfPriceRule: text().$type<HalfPriceRule>().notNull(),
  },
  ({ id, vatClass }) => [
    check('pizza_offers_one_row', sql`${id} = 1`),
    check('vouchers_are_gift_cards', sql`${vatClass} <> 'voucher'`),
  ],
);

export const pizzaSizes = pgTable('pizza_sizes', {
  id: uuid().primaryKey(),
  position: integer().notNull(),
  urlKey: text().notNull().unique(),
  name: text().notNull(),
  price: integer().notNull(),
  available: boolean().notNull(),
  soldOutUntil: instantColumn(),
  ...recordColumns,
});

export const pizzaIngredients = pgTable(
  'pizza_ingredients',
  {
    id: uuid().primaryKey(),
    kind: text().$type<IngredientKind>().notNull(),
    position: integer().notNull(),
    urlKey: text().notNull(),
    name: text().notNull(),
    allergens: text().array().$type<Allergen[]>().notNull(),
    originCountry: text(),
    labelling: jsonb().$type<LabellingDraft>(),
    tags: text().array().$type<ProductTag[]>().notNull(),
    available: boolean().notNull(),
    soldOutUntil: instantColumn(),
    illustration: text().$type<Sauce | Topping>(),
    ...recordColumns,
  },
  (table) => [unique().on(table.kind, table.urlKey)],
);

export const pizzaIngredientPrices = pgTable(
  'pizza_ingredient_prices',
  {
    ingredientId: uuid()
      .notNull()
      .references(() => pizzaIngredients.id, { onDelete: 'cascade' }),
    sizeId: uuid()
      .notNull()
      .references(() => pizzaSizes.id, { onDelete: 'cascade' }),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ingredientId, table.sizeId] })],
);
