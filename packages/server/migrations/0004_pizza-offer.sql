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
ALTER TABLE "order_lines" ADD COLUMN "creation" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "pause" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "rush" jsonb;--> statement-breakpoint
ALTER TABLE "pizza_ingredient_prices" ADD CONSTRAINT "pizza_ingredient_prices_ingredient_id_pizza_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."pizza_ingredients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_ingredient_prices" ADD CONSTRAINT "pizza_ingredient_prices_size_id_pizza_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."pizza_sizes"("id") ON DELETE cascade ON UPDATE no action;