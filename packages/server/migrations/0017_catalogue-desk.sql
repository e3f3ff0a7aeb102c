ALTER TABLE "option_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "option_groups" ADD COLUMN "archived" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "archived" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(name, '') || E'\n' || coalesce(description, ''), NFD), '[\u0300-\u036f]', '', 'g')) || E'\n' || lower(regexp_replace(normalize(replace(replace(replace(replace(replace(replace(normalize(coalesce(name, '') || E'\n' || coalesce(description, ''), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'), NFD), '[\u0300-\u036f]', '', 'g'))) STORED;