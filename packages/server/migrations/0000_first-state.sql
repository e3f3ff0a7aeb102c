-- The first state: what the 49 migrations up to 26 November 2026 led to, with the columns in their order. A database that
-- ran them all is marked as having this one: src/database/first-state.ts.
-- What search-words.ts of core says: `typedForm`, `spellings` and `nameWords`; searched-column.test.ts compares them.
CREATE FUNCTION search_typed_form(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(regexp_replace(normalize(regexp_replace(regexp_replace(text, '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'), '[\u0027\u0060\u00B4\u02B9-\u02BD\u02C8\u02CA-\u02CB\u0384\u055A\u05F3\u07F4-\u07F5\u1FBD\u1FBF\u1FEF\u1FFD-\u1FFE\u2018-\u201B\u2032\u2035\uA78B-\uA78C\uFF07\uFF40\u002D\u02D7\u058A\u05BE\u1400\u1806\u2010-\u2015\u2043\u207B\u208B\u2212\u2E17\u2E1A\u2E3A-\u2E3B\u2E40\u2E5D\u301C\u3030\u30A0\uFE31-\uFE32\uFE58\uFE63\uFF0D]', '', 'g'), NFKD), '[\u0300-\u036f]', '', 'g') collate "pg_unicode_fast"), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ł', 'l'), 'ı', 'i'),
    '(?<![0-9])(?:(?:[+]|00)?[ ./()_]*41[ ./()_]*0?|0)[ ./()_]*([1-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])(?![0-9])', '0\1\2\3\4\5\6\7\8\9', 'g'),
    '(?<![0-9])(?:[+]|00)[ ./()_]*41[ ./()_]*0?[ ./()_]*(?=[1-9])', '0', 'g');
--> statement-breakpoint
CREATE FUNCTION search_spellings(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  BEGIN ATOMIC
    SELECT typed || E'\n' || regexp_replace(typed, '([aou])e+', '\1', 'g') FROM (SELECT search_typed_form(text) AS typed);
  END;
--> statement-breakpoint
CREATE FUNCTION search_name_words(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_remove(regexp_split_to_array((search_spellings(regexp_replace(name, '[\u0027\u0060\u00B4\u02B9-\u02BD\u02C8\u02CA-\u02CB\u0384\u055A\u05F3\u07F4-\u07F5\u1FBD\u1FBF\u1FEF\u1FFD-\u1FFE\u2018-\u201B\u2032\u2035\uA78B-\uA78C\uFF07\uFF40\u002D\u02D7\u058A\u05BE\u1400\u1806\u2010-\u2015\u2043\u207B\u208B\u2212\u2E17\u2E1A\u2E3A-\u2E3B\u2E40\u2E5D\u301C\u3030\u30A0\uFE31-\uFE32\uFE58\uFE63\uFF0D]', ' ', 'g')) || E'\n' || search_spellings(name)) collate "pg_unicode_fast", '[[:space:][:punct:]]+'), '');
--> statement-breakpoint
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
	"searched" text GENERATED ALWAYS AS (search_spellings(coalesce(firstname, '') || E'\n' || coalesce(lastname, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone_number, ''))) STORED,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "person_salts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seal_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seals" (
	"chain" text NOT NULL,
	"seq" integer NOT NULL,
	"subject" text NOT NULL,
	"person" text,
	"person_name" text,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seals_chain_seq_pk" PRIMARY KEY("chain","seq"),
	CONSTRAINT "seals_chain_subject_unique" UNIQUE("chain","subject")
);
--> statement-breakpoint
CREATE TABLE "unsealed_order_events" (
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "unsealed_order_events_order_id_revision_pk" PRIMARY KEY("order_id","revision")
);
--> statement-breakpoint
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
CREATE TABLE "audit_log" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"searched" text GENERATED ALWAYS AS (search_spellings(coalesce(case when subject ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then '' else subject end, '') || E'\n' || coalesce(coalesce(after ->> 'name', before ->> 'name', after ->> 'title', before ->> 'title'), ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "long_works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"failure" text,
	"dismissed" boolean DEFAULT false NOT NULL,
	"input" text NOT NULL,
	"details" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"guest_hash" text,
	"items" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"addition_keys" uuid[] DEFAULT '{}' NOT NULL,
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
	"included" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"option_group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"allergens" text[] NOT NULL,
	"available" boolean NOT NULL,
	"sold_out_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived" timestamp (3) with time zone
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
	"illustration" jsonb NOT NULL,
	"oven_breads" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived" timestamp (3) with time zone,
	"searched" text GENERATED ALWAYS AS (search_spellings(coalesce(name, '') || E'\n' || coalesce(description, ''))) STORED,
	"photo" jsonb,
	"photo_hash" text GENERATED ALWAYS AS (photo ->> 'hash') STORED,
	CONSTRAINT "vouchers_are_gift_cards" CHECK ("products"."vat_class" <> 'voucher')
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
	"version" integer DEFAULT 1 NOT NULL,
	"archived" timestamp (3) with time zone,
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
	CONSTRAINT "pizza_offers_one_row" CHECK ("pizza_offers"."id" = 1),
	CONSTRAINT "vouchers_are_gift_cards" CHECK ("pizza_offers"."vat_class" <> 'voucher')
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
	"version" integer DEFAULT 1 NOT NULL,
	"archived" timestamp (3) with time zone,
	CONSTRAINT "pizza_sizes_urlKey_unique" UNIQUE("url_key")
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
	"is_removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_locations_postcode_town_unique" UNIQUE("postcode","town")
);
--> statement-breakpoint
CREATE TABLE "restaurant_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"end" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed" timestamp (3) with time zone NOT NULL,
	"searched" text GENERATED ALWAYS AS (search_spellings(coalesce(title, '') || E'\n' || coalesce(description, ''))) STORED,
	"photo" jsonb,
	"photo_hash" text GENERATED ALWAYS AS (photo ->> 'hash') STORED
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
	"contact" text NOT NULL,
	"searched" text GENERATED ALWAYS AS (search_spellings(coalesce(text, '') || E'\n' || coalesce(contact, '') || E'\n' || coalesce(order_number::text, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "gift_card_entries" (
	"number" integer PRIMARY KEY DEFAULT 0 NOT NULL,
	"gift_card_code" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "given_within_amount" CHECK ("gift_card_entries"."given" between least("gift_card_entries"."amount", 0) and greatest("gift_card_entries"."amount", 0))
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"buyer" text NOT NULL,
	"greeting" text NOT NULL,
	"email" text,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"searched" text GENERATED ALWAYS AS (search_spellings(coalesce(code, '') || E'\n' || coalesce(buyer, '') || E'\n' || coalesce(email, ''))) STORED,
	"balance" integer DEFAULT 0 NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"issued" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_void" boolean DEFAULT false NOT NULL,
	"state" text GENERATED ALWAYS AS (case when is_void then 'void' when balance > 0 then 'usable' else 'spent' end) STORED NOT NULL,
	"paid_with" text,
	CONSTRAINT "gift_cards_id_unique" UNIQUE("id"),
	CONSTRAINT "never_below_zero" CHECK ("gift_cards"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_shares" (
	"booking_number" integer NOT NULL,
	"line" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"method" text,
	"gross" integer NOT NULL,
	"vat" integer NOT NULL,
	CONSTRAINT "booking_shares_booking_number_line_pk" PRIMARY KEY("booking_number","line")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"number" integer PRIMARY KEY DEFAULT 0 NOT NULL,
	"id" uuid,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"order_number" integer,
	"note" text NOT NULL,
	"actor_id" uuid,
	"area" text NOT NULL,
	"order_total" integer NOT NULL,
	"delivery_fee" integer NOT NULL,
	"rounding" integer NOT NULL,
	"searched" text GENERATED ALWAYS AS (search_spellings(coalesce(order_number::text, '') || E'\n' || coalesce(note, ''))) STORED,
	"discount" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bookings_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "cash_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"opening" integer NOT NULL,
	"counted" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_closes" (
	"number" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" jsonb NOT NULL,
	"supplier" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"cash" jsonb NOT NULL,
	"reverses" integer,
	"reason" text,
	"seals" jsonb,
	CONSTRAINT "day_closes_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "day_closes_reversal_check" CHECK (("reverses" IS NULL) = ("reason" IS NULL) AND "reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"event" text NOT NULL,
	"recipient" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	"gift_card_id" uuid,
	"superseded_at" timestamp (3) with time zone,
	CONSTRAINT "mails_orderId_event_recipient_unique" UNIQUE("order_id","event","recipient"),
	CONSTRAINT "mails_giftCardId_event_recipient_unique" UNIQUE("gift_card_id","event","recipient"),
	CONSTRAINT "about_one_thing" CHECK (num_nonnulls("mails"."order_id", "mails"."gift_card_id") <= 1 and num_nonnulls("mails"."order_id", "mails"."gift_card_id", "mails"."account_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"courses" text[] NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"vat_class" text DEFAULT 'food' NOT NULL,
	"oven_breads" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_are_gift_cards" CHECK ("menus"."vat_class" <> 'voucher')
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
CREATE TABLE "week_menu_versions" (
	"monday" date PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
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
	"creation" jsonb,
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
	"gift_card_amount" integer DEFAULT 0 NOT NULL,
	"oven_breads" integer DEFAULT 0 NOT NULL,
	"oven_slot" timestamp (3) with time zone,
	"email" text,
	"captured_by" uuid,
	"fulfilment" text DEFAULT 'delivered' NOT NULL,
	"override" jsonb,
	"gift_card_discount" integer DEFAULT 0 NOT NULL,
	"fulfilment_vat_rates" jsonb,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cartId_idempotencyKey_unique" UNIQUE("cart_id","idempotency_key"),
	CONSTRAINT "orders_capturedBy_idempotencyKey_unique" UNIQUE("captured_by","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "photo_files" (
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "photo_files_hash_name_pk" PRIMARY KEY("hash","name")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"taken" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "printers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"characters_per_line" integer NOT NULL,
	"automatic" boolean NOT NULL,
	"confirms" boolean NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "prints_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"printer_id" uuid,
	"printer_name" text,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"copy" integer,
	"problem" text,
	"attempts" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"follows" uuid,
	"dismissed" timestamp (3) with time zone,
	CONSTRAINT "prints_orderId_copy_unique" UNIQUE("order_id","copy")
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
	"team" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pause" jsonb,
	"rush" jsonb,
	"oven_capacity" integer,
	"alarm_minutes" integer DEFAULT 3 NOT NULL,
	"tell_customer_minutes" integer DEFAULT 10 NOT NULL,
	"second_factor_demanded_since" timestamp with time zone,
	"second_factor_first_demanded" timestamp with time zone,
	"staff_limit" integer DEFAULT 10000 NOT NULL,
	CONSTRAINT "restaurants_one_row" CHECK ("restaurants"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"since" timestamp with time zone,
	"last_step" integer,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone
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
CREATE TABLE "settings_versions" (
	"section" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_salts" ADD CONSTRAINT "person_salts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_option_group_id_option_groups_id_fk" FOREIGN KEY ("option_group_id") REFERENCES "public"."option_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_groups" ADD CONSTRAINT "product_option_groups_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_groups" ADD CONSTRAINT "product_option_groups_option_group_id_option_groups_id_fk" FOREIGN KEY ("option_group_id") REFERENCES "public"."option_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_group_id_product_groups_id_fk" FOREIGN KEY ("product_group_id") REFERENCES "public"."product_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_photo_hash_photos_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."photos"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_ingredient_prices" ADD CONSTRAINT "pizza_ingredient_prices_ingredient_id_pizza_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."pizza_ingredients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_ingredient_prices" ADD CONSTRAINT "pizza_ingredient_prices_size_id_pizza_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."pizza_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_events" ADD CONSTRAINT "restaurant_events_photo_hash_photos_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."photos"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_gift_card_code_gift_cards_code_fk" FOREIGN KEY ("gift_card_code") REFERENCES "public"."gift_cards"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_shares" ADD CONSTRAINT "booking_shares_booking_number_bookings_number_fk" FOREIGN KEY ("booking_number") REFERENCES "public"."bookings"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_menu_entries" ADD CONSTRAINT "week_menu_entries_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_captured_by_accounts_id_fk" FOREIGN KEY ("captured_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_files" ADD CONSTRAINT "photo_files_hash_photos_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."photos"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_creations" ADD CONSTRAINT "saved_creations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_phone_number_index" ON "accounts" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "accounts_created_at_id_index" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "addresses_account_id_index" ON "addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "audit_log_action_subject_index" ON "audit_log" USING btree ("action","subject");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_number_index" ON "audit_log" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "long_works_kind_actor_id_created_at_index" ON "long_works" USING btree ("kind","actor_id","created_at");--> statement-breakpoint
CREATE INDEX "long_works_created_at_index" ON "long_works" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "options_option_group_id_position_index" ON "options" USING btree ("option_group_id","position");--> statement-breakpoint
CREATE INDEX "product_option_groups_option_group_id_index" ON "product_option_groups" USING btree ("option_group_id");--> statement-breakpoint
CREATE INDEX "products_product_group_id_position_index" ON "products" USING btree ("product_group_id","position");--> statement-breakpoint
CREATE INDEX "restaurant_events_end_index" ON "restaurant_events" USING btree ("end");--> statement-breakpoint
CREATE INDEX "feedback_entries_created_id_index" ON "feedback_entries" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "gift_card_entries_gift_card_code_number_index" ON "gift_card_entries" USING btree ("gift_card_code","number");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_order_id_kind_index" ON "gift_card_entries" USING btree ("order_id","kind") WHERE "gift_card_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "gift_card_entries_given_index" ON "gift_card_entries" USING btree ("gift_card_code","given") WHERE "gift_card_entries"."given" <> 0;--> statement-breakpoint
CREATE INDEX "gift_cards_issued_id_index" ON "gift_cards" USING btree ("issued" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_day_number_index" ON "bookings" USING btree ("day","number");--> statement-breakpoint
CREATE INDEX "bookings_order_id_index" ON "bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bookings_gift_card_day_index" ON "bookings" USING btree ("day") WHERE "bookings"."kind" like 'giftCard%';--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_order_end_index" ON "bookings" USING btree ("order_id") WHERE "bookings"."kind" in ('sale', 'stopped');--> statement-breakpoint
CREATE INDEX "week_menu_entries_menu_id_index" ON "week_menu_entries" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "orders_phone_number_index" ON "orders" USING btree (("address" ->> 'phoneNumber'),"number");--> statement-breakpoint
CREATE INDEX "orders_finished_name_forms_index" ON "orders" USING gin (array_to_tsvector(search_name_words(coalesce(address ->> 'contactName', '')))) WHERE status in ('rejected', 'delivered', 'undeliverable', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_status_index" ON "orders" USING btree ("status");--> statement-breakpoint
CREATE INDEX "orders_changed_at_index" ON "orders" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "orders_oven_slot_index" ON "orders" USING btree ("oven_slot") WHERE "orders"."oven_slot" is not null;--> statement-breakpoint
CREATE INDEX "orders_account_id_number_index" ON "orders" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "photos_taken_index" ON "photos" USING btree ("taken");--> statement-breakpoint
CREATE INDEX "saved_creations_account_id_position_index" ON "saved_creations" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "prints_at_index" ON "prints" USING btree ("at");--> statement-breakpoint
CREATE INDEX "prints_undone_index" ON "prints" USING btree ("order_id") WHERE "prints"."state" <> 'printed' and "prints"."dismissed" is null;--> statement-breakpoint
CREATE INDEX "linked_accounts_user_id_index" ON "linked_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");
--> statement-breakpoint
-- From here on by hand: what drizzle-kit does not know.
-- Each process caches what guests read; these triggers make all of them read it again.
CREATE FUNCTION notify_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY[
    'restaurants', 'opening_days', 'extraordinary_days', 'product_groups', 'products', 'option_groups', 'options',
    'product_option_groups', 'order_locations', 'menus', 'week_menu_entries', 'restaurant_events',
    'pizza_offers', 'pizza_sizes', 'pizza_ingredients', 'pizza_ingredient_prices', 'vat_rates'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()', content_table);
  END LOOP;
END $$;
--> statement-breakpoint
-- The ledger of a gift card is only written forth: nobody changes or removes what happened.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of gift cards takes new entries only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gift_card_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- The rates of the law: MWSTG art. 25.
INSERT INTO "vat_rates" ("valid_from", "rates") VALUES
  ('2018-01-01', '{"delivered": {"food": 250, "alcohol": 770, "standard": 770, "voucher": 0}, "collected": {"food": 250, "alcohol": 770, "standard": 770, "voucher": 0}}'),
  ('2024-01-01', '{"delivered": {"food": 260, "alcohol": 810, "standard": 810, "voucher": 0}, "collected": {"food": 260, "alcohol": 810, "standard": 810, "voucher": 0}}');
--> statement-breakpoint
-- Nobody changes or removes what was done.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log takes new entries only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- What is on paper, or may be, stays in the journal as it is; that nobody looks after it any more is said once.
CREATE FUNCTION keep_print() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'The journal of prints forgets nothing.';
  END IF;
  IF OLD.state IN ('printed', 'uncertain', 'givenUp')
      AND (OLD.state, OLD.copy, OLD.problem, OLD.attempts, OLD.changed_at)
        IS DISTINCT FROM (NEW.state, NEW.copy, NEW.problem, NEW.attempts, NEW.changed_at)
    OR OLD.dismissed IS DISTINCT FROM NEW.dismissed AND OLD.dismissed IS NOT NULL
    OR OLD.copy IS DISTINCT FROM NEW.copy AND OLD.copy IS NOT NULL
    OR (OLD.id, OLD.order_id, OLD.number, OLD.at) <> (NEW.id, NEW.order_id, NEW.number, NEW.at)
    OR (OLD.printer_id, OLD.printer_name, OLD.actor_id, OLD.follows)
      IS DISTINCT FROM (NEW.printer_id, NEW.printer_name, NEW.actor_id, NEW.follows) THEN
    RAISE EXCEPTION 'The journal of prints changes nothing that is done.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON "prints" FOR EACH ROW EXECUTE FUNCTION keep_print();
--> statement-breakpoint
CREATE TRIGGER keep_all BEFORE TRUNCATE ON "prints" FOR EACH STATEMENT EXECUTE FUNCTION keep_print();
--> statement-breakpoint
-- The books are only written forth. Corrections are entries of their own.
CREATE FUNCTION refuse_books_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The books take new entries only.';
END $$;
--> statement-breakpoint
DO $$
DECLARE
  books_table text;
BEGIN
  FOREACH books_table IN ARRAY ARRAY['bookings', 'booking_shares', 'day_closes'] LOOP
    EXECUTE format(
      'CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change()', books_table);
  END LOOP;
END $$;
--> statement-breakpoint
-- The closes that hold. A reversal is a row of its own, so that the close stays as it was and no number is used twice.
CREATE VIEW closed_days WITH (security_invoker = true) AS
  SELECT c.number, c.day FROM day_closes c
  WHERE c.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM day_closes r WHERE r.reverses = c.number);
--> statement-breakpoint
-- Nothing is added to a day that is closed, nor to those before it. Whoever books holds the lock that whoever closes waits
-- for; after it, each statement sees what was closed meanwhile.
CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(740001);
  IF EXISTS (SELECT 1 FROM closed_days WHERE day >= NEW.day) THEN
    RAISE EXCEPTION 'The day % is closed.', NEW.day;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER open_day BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
CREATE TRIGGER open_day BEFORE INSERT OR UPDATE ON cash_counts FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON cash_counts FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
--> statement-breakpoint
CREATE FUNCTION refuse_share_of_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(740001);
  IF EXISTS (SELECT 1 FROM closed_days c JOIN bookings b ON b.number = NEW.booking_number WHERE c.day >= b.day) THEN
    RAISE EXCEPTION 'The day of this entry is closed.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER open_day BEFORE INSERT ON booking_shares FOR EACH ROW EXECUTE FUNCTION refuse_share_of_closed_day();
--> statement-breakpoint
-- Numbers without gaps, closes in the order of their days. Only the last close that holds is taken back, and only while
-- nothing was booked or counted on a later day.
CREATE FUNCTION check_day_close() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next_number integer;
  last_close integer;
  last_day date;
BEGIN
  PERFORM pg_advisory_xact_lock(740001);
  SELECT coalesce(max(number), 0) + 1 INTO next_number FROM day_closes;
  SELECT number, day INTO last_close, last_day FROM closed_days ORDER BY day DESC LIMIT 1;
  IF NEW.number <> next_number THEN
    RAISE EXCEPTION 'The next close has the number % and a day after %.', next_number, last_day;
  END IF;
  IF NEW.reverses IS NULL AND NEW.day <= last_day THEN
    RAISE EXCEPTION 'The next close has the number % and a day after %.', next_number, last_day;
  END IF;
  IF NEW.reverses IS NOT NULL AND (
    (NEW.reverses, NEW.day) IS DISTINCT FROM (last_close, last_day)
    OR EXISTS (SELECT 1 FROM bookings WHERE day > NEW.day)
    OR EXISTS (SELECT 1 FROM cash_counts WHERE day > NEW.day)
  ) THEN
    RAISE EXCEPTION 'Only the last close can be taken back, before anything is entered on a later day.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER in_order BEFORE INSERT ON day_closes FOR EACH ROW EXECUTE FUNCTION check_day_close();
--> statement-breakpoint
-- What was ordered stays as it was ordered.
CREATE FUNCTION refuse_snapshot_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was ordered and paid stays as it is.';
END $$;
--> statement-breakpoint
CREATE TRIGGER snapshot BEFORE UPDATE OR DELETE OR TRUNCATE ON order_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
CREATE TRIGGER snapshot BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (
    OLD.number IS DISTINCT FROM NEW.number
    OR OLD.fulfilment IS DISTINCT FROM NEW.fulfilment
    OR OLD.delivery_fee IS DISTINCT FROM NEW.delivery_fee
    OR OLD.gift_card_amount IS DISTINCT FROM NEW.gift_card_amount
    OR OLD.total_price - OLD.rounding IS DISTINCT FROM NEW.total_price - NEW.rounding
    OR (
      OLD.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled')
      AND (
        OLD.status IS DISTINCT FROM NEW.status
        OR OLD.total_price IS DISTINCT FROM NEW.total_price
        OR OLD.payment IS DISTINCT FROM NEW.payment
        OR OLD.order_time_progresses IS DISTINCT FROM NEW.order_time_progresses
      )
    )
  )
  EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
-- The sums of a gift card are those of its ledger, whoever writes them.
CREATE FUNCTION add_to_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gift_cards SET
    balance = ledger.balance, amount = ledger.amount, issued = coalesce(ledger.issued, gift_cards.issued), is_void = ledger.is_void
  FROM (
    SELECT sum(e.amount)::integer AS balance,
      -- One that takes the place of a void one begins with what was given back.
      coalesce((sum(e.amount) FILTER (WHERE e.kind = 'issued'))::integer, (array_agg(e.amount ORDER BY e.number))[1], 0) AS amount,
      min(e.at) FILTER (WHERE e.kind = 'issued') AS issued,
      bool_or(e.kind = 'voided') AS is_void
    FROM gift_card_entries e WHERE e.gift_card_code = NEW.gift_card_code
  ) AS ledger
  WHERE code = NEW.gift_card_code;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER add_to_gift_card AFTER INSERT ON gift_card_entries
  FOR EACH ROW EXECUTE FUNCTION add_to_gift_card();
--> statement-breakpoint
-- Whoever reads a live answer is asked again when a session of theirs ends, is made shorter or handed on, or their role
-- changes, whichever way that happens; '*' stands for everybody, when the table is emptied.
CREATE FUNCTION notify_access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_changed', coalesce(to_jsonb(OLD) ->> TG_ARGV[0], '*'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER access_changed AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION notify_access_changed('user_id');
--> statement-breakpoint
CREATE TRIGGER access_changed AFTER UPDATE OF roles_id ON accounts FOR EACH ROW EXECUTE FUNCTION notify_access_changed('id');
--> statement-breakpoint
CREATE TRIGGER access_shortened AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (NEW.expires_at < OLD.expires_at OR NEW.token <> OLD.token OR NEW.user_id <> OLD.user_id)
  EXECUTE FUNCTION notify_access_changed('user_id');
--> statement-breakpoint
CREATE TRIGGER access_emptied AFTER TRUNCATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION notify_access_changed();
--> statement-breakpoint
-- No server reads this index any more. It is here because the databases of before have it, and goes with a later
-- migration (decision 0035).
CREATE INDEX "orders_finished_name_words_index" ON "orders" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(regexp_replace(normalize(coalesce(address ->> 'contactName', '') || E'\n' || replace(replace(replace(lower(normalize(coalesce(address ->> 'contactName', ''), NFC) collate "pg_unicode_fast"), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), NFD), '[\u0300-\u036f]', '', 'g') collate "pg_unicode_fast"), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ł', 'l'), 'ı', 'i'), '[\s-]+'), ''))) WHERE status in ('rejected', 'delivered', 'undeliverable', 'cancelled');
--> statement-breakpoint
-- A sequence gives a number away also to what is then rolled back or not written at all, and the gap looks like an entry
-- that somebody removed. The next number is therefore reckoned when the row is written, by one transaction after the other:
-- what waits on this lock waits for the end of a transaction that books. Whoever books holds the lock of the books first.
CREATE FUNCTION take_next_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(740001);
  PERFORM pg_advisory_xact_lock(740002);
  EXECUTE format('SELECT coalesce(max(number), 0) + 1 FROM %I', TG_TABLE_NAME) INTO NEW.number;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER take_number BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION take_next_number();
--> statement-breakpoint
CREATE TRIGGER take_number BEFORE INSERT ON gift_card_entries FOR EACH ROW EXECUTE FUNCTION take_next_number();
--> statement-breakpoint
-- What happened to an order stays. Only who did it is forgotten, together with their account.
CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND NEW.actor_id IS NULL
    AND (to_jsonb(NEW) - 'actor_id') = (to_jsonb(OLD) - 'actor_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The history of an order takes new entries only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only_row BEFORE UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
-- Lines are written together with their order, before anything happens to it.
CREATE FUNCTION refuse_later_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM added a JOIN orders o ON o.id = a.order_id
    WHERE o.revision > 1 OR o.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled')
  ) THEN
    RAISE EXCEPTION 'What was ordered and paid stays as it is.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER with_order AFTER INSERT ON order_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_later_line();
--> statement-breakpoint
CREATE FUNCTION check_gift_card_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A new one has no ledger yet.
  IF TG_OP = 'INSERT' AND NEW.balance = 0 AND NEW.amount = 0 AND NOT NEW.is_void THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (
    SELECT 1 FROM (
      SELECT coalesce(sum(e.amount), 0) AS balance,
        coalesce(sum(e.amount) FILTER (WHERE e.kind = 'issued'), (array_agg(e.amount ORDER BY e.number))[1], 0) AS amount,
        coalesce(bool_or(e.kind = 'voided'), false) AS is_void
      FROM gift_card_entries e WHERE e.gift_card_code = NEW.code
    ) AS ledger
    WHERE (ledger.balance, ledger.amount, ledger.is_void) = (NEW.balance, NEW.amount, NEW.is_void)
  ) THEN
    RAISE EXCEPTION 'A gift card is worth what its ledger sums up to.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sums_of_ledger BEFORE INSERT OR UPDATE OF balance, amount, is_void, code ON gift_cards
  FOR EACH ROW EXECUTE FUNCTION check_gift_card_sums();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
--> statement-breakpoint
-- A salt goes with its account and not otherwise: without it nobody can say any more who a hash stands for.
CREATE FUNCTION refuse_salt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The salt of a person stays as long as the account.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON person_salts FOR EACH ROW EXECUTE FUNCTION refuse_salt_change();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE TRUNCATE ON person_salts FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
--> statement-breakpoint
-- The head of a chain only moves to a newer seal that is there.
CREATE FUNCTION check_seal_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.chain <> OLD.chain OR NEW.seq <= OLD.seq
    OR NOT EXISTS (SELECT 1 FROM seals s WHERE (s.chain, s.seq, s.hash) = (NEW.chain, NEW.seq, NEW.hash)) THEN
    RAISE EXCEPTION 'A chain goes on from its last seal.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER newer_seal BEFORE UPDATE ON seal_heads FOR EACH ROW EXECUTE FUNCTION check_seal_head();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON seal_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
--> statement-breakpoint
-- The row of the head is the lock of its chain: identity columns would leave gaps.
CREATE FUNCTION move_seal_heads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chains integer;
  moved integer;
BEGIN
  SELECT count(DISTINCT chain) INTO chains FROM added;
  UPDATE seal_heads h SET seq = a.last, hash = (SELECT hash FROM added WHERE chain = h.chain AND seq = a.last)
  FROM (SELECT chain, min(seq) AS first, max(seq) AS last, count(*) AS seals FROM added GROUP BY chain) a
  WHERE a.chain = h.chain AND a.first = h.seq + 1 AND a.last = h.seq + a.seals;
  GET DIAGNOSTICS moved = ROW_COUNT;
  IF moved <> chains THEN
    RAISE EXCEPTION 'A chain goes on from its last seal.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER in_order AFTER INSERT ON seals REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION move_seal_heads();
--> statement-breakpoint
-- Each chain begins with a head before its first seal.
INSERT INTO seal_heads (chain, seq, hash)
SELECT chain, 0, repeat('0', 64) FROM unnest(ARRAY['bookings', 'order_events', 'day_closes']) AS chain;
--> statement-breakpoint
-- A step is that of the order as it now is: none is put between two others later.
CREATE FUNCTION await_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added a JOIN orders o ON o.id = a.order_id WHERE o.revision <> a.revision) THEN
    RAISE EXCEPTION 'The history of an order takes new entries only.';
  END IF;
  INSERT INTO unsealed_order_events SELECT order_id, revision FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER await_seal AFTER INSERT ON order_events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION await_seal();
--> statement-breakpoint
-- What is sealed is complete.
CREATE FUNCTION refuse_sealed_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM seals WHERE chain = 'bookings' AND subject = NEW.booking_number::text) THEN
    RAISE EXCEPTION 'The books take new entries only.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER unsealed BEFORE INSERT ON booking_shares FOR EACH ROW EXECUTE FUNCTION refuse_sealed_share();
--> statement-breakpoint
-- Like all else that was ordered and paid.
CREATE TRIGGER snapshot_discount BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (OLD.gift_card_discount IS DISTINCT FROM NEW.gift_card_discount) EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
-- Set with the step by which it was handed over, and never after that.
CREATE TRIGGER snapshot_vat_rates BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (
    OLD.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled')
    AND OLD.fulfilment_vat_rates IS DISTINCT FROM NEW.fulfilment_vat_rates
  )
  EXECUTE FUNCTION refuse_snapshot_change();
--> statement-breakpoint
-- What a gift card was issued as stays: its code, and how it was paid, which stands in the books. Buyer, greeting and e-mail
-- are forgotten with an account.
CREATE FUNCTION keep_issued_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.code, NEW.paid_with) IS DISTINCT FROM (OLD.id, OLD.code, OLD.paid_with) THEN
    RAISE EXCEPTION 'A gift card stays as it was issued.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stays_as_issued BEFORE UPDATE OF id, code, paid_with ON gift_cards
  FOR EACH ROW EXECUTE FUNCTION keep_issued_gift_card();
