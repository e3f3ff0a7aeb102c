ALTER TABLE "day_closes" ADD COLUMN "terminal" jsonb;--> statement-breakpoint
ALTER TABLE "day_closes" ADD COLUMN "by_hand" jsonb;