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
CREATE INDEX "long_works_kind_actor_id_created_at_index" ON "long_works" USING btree ("kind","actor_id","created_at");--> statement-breakpoint
CREATE INDEX "long_works_created_at_index" ON "long_works" USING btree ("created_at");