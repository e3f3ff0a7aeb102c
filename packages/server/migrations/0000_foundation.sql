CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"firstname" text DEFAULT '' NOT NULL,
	"lastname" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"roles_id" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"guest_hash" text,
	"items" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "carts_accountId_unique" UNIQUE("account_id"),
	CONSTRAINT "carts_guestHash_unique" UNIQUE("guest_hash"),
	CONSTRAINT "carts_one_owner" CHECK (num_nonnulls("carts"."account_id", "carts"."guest_hash") = 1)
);
--> statement-breakpoint
CREATE TABLE "option_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	"included" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"option_group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"allergens" text[] NOT NULL,
	"available" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"visible" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_option_groups" (
	"product_id" uuid NOT NULL,
	"option_group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_option_groups_product_id_option_group_id_pk" PRIMARY KEY("product_id","option_group_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" integer NOT NULL,
	"vat_class" text NOT NULL,
	"available" boolean NOT NULL,
	"sold_out_until" timestamp (3) with time zone,
	"availability_schedule" jsonb,
	"allergens" text[] NOT NULL,
	"origins" jsonb NOT NULL,
	"tags" text[] NOT NULL,
	"favourite" boolean NOT NULL,
	"illustration" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"postcode" text NOT NULL,
	"town" text NOT NULL,
	"minimum_order" integer NOT NULL,
	"fee_tiers" jsonb NOT NULL,
	"free_from" integer,
	"minutes" integer NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "order_locations_postcode_town_unique" UNIQUE("postcode","town")
);
--> statement-breakpoint
CREATE TABLE "restaurant_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"end" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"courses" text[] NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "week_menu_entries" (
	"monday" date NOT NULL,
	"day_of_week" integer NOT NULL,
	"menu_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "week_menu_entries_monday_day_of_week_menu_id_pk" PRIMARY KEY("monday","day_of_week","menu_id")
);
--> statement-breakpoint
CREATE TABLE "extraordinary_days" (
	"service" text NOT NULL,
	"date" date NOT NULL,
	"opening_hour" jsonb NOT NULL,
	"short_message" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "extraordinary_days_service_date_pk" PRIMARY KEY("service","date")
);
--> statement-breakpoint
CREATE TABLE "opening_days" (
	"service" text NOT NULL,
	"day_of_week" integer NOT NULL,
	"opening_hour" jsonb NOT NULL,
	CONSTRAINT "opening_days_service_day_of_week_pk" PRIMARY KEY("service","day_of_week")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"reason" jsonb,
	CONSTRAINT "order_events_order_id_revision_pk" PRIMARY KEY("order_id","revision")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"options" jsonb NOT NULL,
	"unit_price" integer NOT NULL,
	"total_price" integer NOT NULL,
	"vat_class" text NOT NULL,
	"vat_rate" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"account_id" uuid,
	"cart_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"delivery_fee" integer NOT NULL,
	"rounding" integer NOT NULL,
	"total_price" integer NOT NULL,
	"address" jsonb NOT NULL,
	"remark" text NOT NULL,
	"delivery_time" jsonb NOT NULL,
	"promised_at" timestamp (3) with time zone,
	"payment" jsonb NOT NULL,
	"check_age" boolean NOT NULL,
	"reason" jsonb,
	"order_time_progresses" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cartId_idempotencyKey_unique" UNIQUE("cart_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "linked_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_accounts_providerId_accountId_unique" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"claim" text NOT NULL,
	"story" text[] NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"town" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"vat_number" text NOT NULL,
	"instagram_url" text NOT NULL,
	"facebook_url" text NOT NULL,
	"preparation_minutes" integer NOT NULL,
	CONSTRAINT "restaurants_one_row" CHECK ("restaurants"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_option_group_id_option_groups_id_fk" FOREIGN KEY ("option_group_id") REFERENCES "public"."option_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_groups" ADD CONSTRAINT "product_option_groups_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_groups" ADD CONSTRAINT "product_option_groups_option_group_id_option_groups_id_fk" FOREIGN KEY ("option_group_id") REFERENCES "public"."option_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_group_id_product_groups_id_fk" FOREIGN KEY ("product_group_id") REFERENCES "public"."product_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_menu_entries" ADD CONSTRAINT "week_menu_entries_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_changed_at_index" ON "carts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "options_option_group_id_position_index" ON "options" USING btree ("option_group_id","position");--> statement-breakpoint
CREATE INDEX "product_option_groups_option_group_id_index" ON "product_option_groups" USING btree ("option_group_id");--> statement-breakpoint
CREATE INDEX "products_product_group_id_position_index" ON "products" USING btree ("product_group_id","position");--> statement-breakpoint
CREATE INDEX "restaurant_events_end_index" ON "restaurant_events" USING btree ("end");--> statement-breakpoint
CREATE INDEX "week_menu_entries_menu_id_index" ON "week_menu_entries" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "orders_status_index" ON "orders" USING btree ("status");--> statement-breakpoint
CREATE INDEX "orders_changed_at_index" ON "orders" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "orders_account_id_number_index" ON "orders" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "linked_accounts_user_id_index" ON "linked_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");