ALTER TABLE "restaurants" ADD COLUMN "second_factor_first_demanded" timestamp with time zone;--> statement-breakpoint
UPDATE "restaurants" SET "second_factor_first_demanded" = "second_factor_demanded_since";
