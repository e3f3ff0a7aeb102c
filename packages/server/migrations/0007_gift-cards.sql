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
ALTER TABLE "orders" ADD COLUMN "gift_card_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_gift_card_code_gift_cards_code_fk" FOREIGN KEY ("gift_card_code") REFERENCES "public"."gift_cards"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_account_id_index" ON "addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "feedback_entries_created_id_index" ON "feedback_entries" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "gift_card_entries_gift_card_code_number_index" ON "gift_card_entries" USING btree ("gift_card_code","number");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_order_id_kind_index" ON "gift_card_entries" USING btree ("order_id","kind") WHERE "gift_card_entries"."order_id" is not null;