ALTER TABLE "restaurant_events" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
UPDATE "restaurant_events" SET "state" = 'draft' WHERE NOT "published";--> statement-breakpoint
ALTER TABLE "restaurant_events" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "restaurant_events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant_events" ADD COLUMN "changed" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant_events" ALTER COLUMN "changed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "restaurant_events" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(title, '') || E'\n' || coalesce(description, ''), NFD), '[\u0300-\u036f]', '', 'g')) || E'\n' || lower(regexp_replace(normalize(replace(replace(replace(replace(replace(replace(normalize(coalesce(title, '') || E'\n' || coalesce(description, ''), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'), NFD), '[\u0300-\u036f]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "restaurant_events" DROP COLUMN "published";