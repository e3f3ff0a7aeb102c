CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"station" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_ends_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "devices_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;