ALTER TABLE "orders" ADD COLUMN "new_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_block" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "call_new_guests_above" integer DEFAULT 8000 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "auto_accept" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_open_address_block_index" ON "orders" USING btree ("address_block") WHERE status in ('placed', 'accepted', 'preparing', 'ready', 'onTheWay');