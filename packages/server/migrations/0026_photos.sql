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
ALTER TABLE "products" ADD COLUMN "photo" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "photo_hash" text GENERATED ALWAYS AS (photo ->> 'hash') STORED;--> statement-breakpoint
ALTER TABLE "restaurant_events" ADD COLUMN "photo" jsonb;--> statement-breakpoint
ALTER TABLE "restaurant_events" ADD COLUMN "photo_hash" text GENERATED ALWAYS AS (photo ->> 'hash') STORED;--> statement-breakpoint
ALTER TABLE "photo_files" ADD CONSTRAINT "photo_files_hash_photos_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."photos"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_taken_index" ON "photos" USING btree ("taken");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_photo_hash_photos_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."photos"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_events" ADD CONSTRAINT "restaurant_events_photo_hash_photos_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."photos"("hash") ON DELETE no action ON UPDATE no action;