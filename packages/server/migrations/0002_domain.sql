CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "addresses_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"order_location_id" uuid NOT NULL,
	"note" text NOT NULL,
	"is_preferred" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"answered" timestamp (3) with time zone,
	"food" integer NOT NULL,
	"delivery" integer NOT NULL,
	"app" integer NOT NULL,
	"text" text NOT NULL,
	"order_number" integer,
	"contact" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card_entries" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gift_card_code" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"actor_id" uuid,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"buyer" text NOT NULL,
	"greeting" text NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "pizza_ingredient_prices" (
	"ingredient_id" uuid NOT NULL,
	"size_id" uuid NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "pizza_ingredient_prices_ingredient_id_size_id_pk" PRIMARY KEY("ingredient_id","size_id")
);
--> statement-breakpoint
CREATE TABLE "pizza_ingredients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"url_key" text NOT NULL,
	"name" text NOT NULL,
	"allergens" text[] NOT NULL,
	"origin_country" text,
	"tags" text[] NOT NULL,
	"available" boolean NOT NULL,
	"sold_out_until" timestamp (3) with time zone,
	"illustration" text,
	CONSTRAINT "pizza_ingredients_kind_urlKey_unique" UNIQUE("kind","url_key")
);
--> statement-breakpoint
CREATE TABLE "pizza_offers" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"vat_class" text NOT NULL,
	"available" boolean NOT NULL,
	"sold_out_until" timestamp (3) with time zone,
	"half_price_rule" text NOT NULL,
	CONSTRAINT "pizza_offers_one_row" CHECK ("pizza_offers"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "pizza_sizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"url_key" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"available" boolean NOT NULL,
	"sold_out_until" timestamp (3) with time zone,
	CONSTRAINT "pizza_sizes_urlKey_unique" UNIQUE("url_key")
);
--> statement-breakpoint
CREATE TABLE "saved_creations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_creations_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"creation" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "sold_out_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restaurant_events" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "creation" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "team" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "pause" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "rush" jsonb;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_gift_card_code_gift_cards_code_fk" FOREIGN KEY ("gift_card_code") REFERENCES "public"."gift_cards"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_ingredient_prices" ADD CONSTRAINT "pizza_ingredient_prices_ingredient_id_pizza_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."pizza_ingredients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_ingredient_prices" ADD CONSTRAINT "pizza_ingredient_prices_size_id_pizza_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."pizza_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_creations" ADD CONSTRAINT "saved_creations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_account_id_index" ON "addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "feedback_entries_created_id_index" ON "feedback_entries" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "gift_card_entries_gift_card_code_number_index" ON "gift_card_entries" USING btree ("gift_card_code","number");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_order_id_kind_index" ON "gift_card_entries" USING btree ("order_id","kind") WHERE "gift_card_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_creations_account_id_position_index" ON "saved_creations" USING btree ("account_id","position");