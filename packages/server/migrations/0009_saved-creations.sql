CREATE TABLE "saved_creations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_creations_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"creation" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_creations" ADD CONSTRAINT "saved_creations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_creations_account_id_position_index" ON "saved_creations" USING btree ("account_id","position");