ALTER TABLE "orders" ADD COLUMN "captured_by" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfilment" text DEFAULT 'delivered' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "override" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_captured_by_accounts_id_fk" FOREIGN KEY ("captured_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_phone_number_index" ON "orders" USING btree (("address" ->> 'phoneNumber'),"number");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_capturedBy_idempotencyKey_unique" UNIQUE("captured_by","idempotency_key");